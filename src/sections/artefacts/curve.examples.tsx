import { Curve } from "./curve";
import { artefact } from "./example-sheets";

export const examples = {
  whole: <Curve section={artefact("curve")} />,
  "the least": (
    <Curve section={artefact("curve", { aside: null, note: null, isSample: false, limit: null, remarks: [] })} />
  ),
};
