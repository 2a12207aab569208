import { artefact } from "../example-sheets";
import { AnnotatedDrawing } from "./annotated-drawing";

export const examples = {
  whole: <AnnotatedDrawing section={artefact("annotatedDrawing")} />,
  "the least": (
    <AnnotatedDrawing section={artefact("annotatedDrawing", { aside: null, note: null, isSample: false })} />
  ),
};
