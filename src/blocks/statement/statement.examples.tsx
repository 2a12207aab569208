import { artefact } from "../example-sheets";
import { Statement } from "./statement";

export const examples = {
  whole: <Statement section={artefact("statement")} />,
  "the least": <Statement section={artefact("statement", { aside: null, note: null, isSample: false })} />,
};
