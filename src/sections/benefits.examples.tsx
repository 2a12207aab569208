import { examplePicture } from "../components/example-picture";
import { Benefits } from "./benefits";
import { section } from "./example-content";

const withPictures = section("benefits", 2).items.map((item) => ({ ...item, image: examplePicture() }));

export const examples = {
  "three of them": <Benefits section={section("benefits", 3)} />,
  "with pictures": <Benefits section={section("benefits", 2, { items: withPictures })} />,
};
