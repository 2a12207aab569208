import { sheetSection } from "../example-sheets";
import { Statement } from "./statement";

export const examples = {
  whole: <Statement section={sheetSection("statement")} />,
  "the least": <Statement section={sheetSection("statement", { aside: null, note: null, isSample: false })} />,
};
