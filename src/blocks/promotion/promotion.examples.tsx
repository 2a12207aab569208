import { examplePicture } from "../../components/example-picture";
import { section } from "../example-content";
import { Promotion } from "./promotion";

export const examples = {
  "with a picture": <Promotion section={section("promotion", 0, { image: examplePicture("") })} />,
  "without a picture": <Promotion section={section("promotion", 0)} />,
  "one button": <Promotion section={section("promotion", 0, { demo: null, description: null })} />,
};
