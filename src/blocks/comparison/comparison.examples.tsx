import { sheetSection } from "../example-sheets";
import { Comparison } from "./comparison";

export const examples = {
  whole: <Comparison section={sheetSection("comparison")} />,
  "the least": <Comparison section={sheetSection("comparison", { aside: null, note: null, isSample: false })} />,
};
