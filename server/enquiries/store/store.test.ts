import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { runSql } from "../../../tests/support/server/sqlite-file";
import { storeContract } from "../../../tests/support/server/store-contract";
import { testFolder } from "../../../tests/support/test-folder";
import { databaseFile } from "../../config";

let made = 0;
const fileOf = (url: string) => databaseFile(url) ?? "";

storeContract({
  // However the place is written, it is one: copies beside it are found by it.
  newDatabase: async () => `file:${testFolder()}//data/./${++made}.db`,
  query: async (url, statement) => runSql(fileOf(url), statement),
  copiesOf: async (url) => {
    const folder = dirname(fileOf(url));
    const copies = readdirSync(folder).filter((name) => name.endsWith(".bak"));
    return copies.map((name) =>
      runSql(join(folder, name), "select reference from enquiries").map((row) => row.reference),
    );
  },
});
