import { artefact } from "../example-sheets";
import { Comparison } from "./comparison";

export const examples = {
  whole: <Comparison section={artefact("comparison")} />,
  "the least": <Comparison section={artefact("comparison", { aside: null, note: null, isSample: false })} />,
};
