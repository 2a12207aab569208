import { newSqlite, storeContract } from "../../../tests/support/server/store-contract";

storeContract(newSqlite);
