import { artefact } from "../example-sheets";
import { Curve } from "./curve";

export const examples = {
  whole: <Curve section={artefact("curve")} />,
  "the least": (
    <Curve section={artefact("curve", { aside: null, note: null, isSample: false, limit: null, remarks: [] })} />
  ),
};
