import { sheetSection } from "../example-sheets";
import { AnnotatedDrawing } from "./annotated-drawing";

export const examples = {
  whole: <AnnotatedDrawing section={sheetSection("annotatedDrawing")} />,
  "the least": (
    <AnnotatedDrawing section={sheetSection("annotatedDrawing", { aside: null, note: null, isSample: false })} />
  ),
};
