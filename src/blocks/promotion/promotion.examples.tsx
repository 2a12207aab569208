import { examplePicture } from "../../components/example-picture";
import { promotion } from "../example-content";
import { Promotion } from "./promotion";

export const examples = {
  "with a picture": <Promotion section={{ ...promotion, image: examplePicture("") }} />,
  "without a picture": <Promotion section={promotion} />,
};
