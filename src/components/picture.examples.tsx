import { examplePicture } from "./example-picture";
import { Picture } from "./picture";

export const examples = {
  regular: <Picture image={examplePicture()} sizes="320px" sx={{ width: "320px" }} />,
  "cut around a place": (
    <Picture image={{ ...examplePicture(), focus: "62% 20%" }} sizes="320px" sx={{ width: "320px" }} />
  ),
};
