import { sheetSection } from "../example-sheets";
import { AnnotatedDrawing } from "./annotated-drawing";

export const examples = {
  whole: <AnnotatedDrawing section={sheetSection("annotatedDrawing")} />,
};
