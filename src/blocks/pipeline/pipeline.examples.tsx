import { sheetSection } from "../example-sheets";
import { Pipeline } from "./pipeline";

export const examples = {
  whole: <Pipeline section={sheetSection("pipeline")} />,
  "the least": <Pipeline section={sheetSection("pipeline", { aside: null, note: null, isSample: false })} />,
};
