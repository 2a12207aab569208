import { AnnotatedDrawing } from "./annotated-drawing";
import { artefact } from "./example-sheets";

export const examples = {
  whole: <AnnotatedDrawing section={artefact("annotatedDrawing")} />,
  "the least": (
    <AnnotatedDrawing section={artefact("annotatedDrawing", { aside: null, note: null, isSample: false })} />
  ),
};
