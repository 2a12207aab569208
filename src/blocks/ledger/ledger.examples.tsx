import { artefact } from "../example-sheets";
import { Ledger } from "./ledger";

export const examples = {
  whole: <Ledger section={artefact("ledger")} />,
  "the least": <Ledger section={artefact("ledger", { aside: null, note: null, isSample: false })} />,
};
