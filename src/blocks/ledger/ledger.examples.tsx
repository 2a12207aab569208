import { sheetSection } from "../example-sheets";
import { Ledger } from "./ledger";

export const examples = {
  whole: <Ledger section={sheetSection("ledger")} />,
  "the least": <Ledger section={sheetSection("ledger", { aside: null, note: null, isSample: false })} />,
};
