import { examplePicture } from "../../components/example-picture";
import { section } from "../example-content";
import { Benefits } from "./benefits";

const withPictures = section("benefits", 2).items.map((item) => ({ ...item, image: examplePicture() }));

export const examples = {
  "three of them": <Benefits section={section("benefits", 3)} />,
  "with pictures": <Benefits section={section("benefits", 2, { items: withPictures })} />,
};
