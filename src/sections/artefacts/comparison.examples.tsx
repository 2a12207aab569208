import { Comparison } from "./comparison";
import { artefact } from "./example-sheets";

export const examples = {
  whole: <Comparison section={artefact("comparison")} />,
  "the least": <Comparison section={artefact("comparison", { aside: null, note: null, isSample: false })} />,
};
