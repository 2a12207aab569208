import { artefact } from "../example-sheets";
import { Pipeline } from "./pipeline";

export const examples = {
  whole: <Pipeline section={artefact("pipeline")} />,
  "the least": <Pipeline section={artefact("pipeline", { aside: null, note: null, isSample: false })} />,
};
