import { examplePicture } from "../../components/example-picture";
import { benefits } from "../example-content";
import { Benefits } from "./benefits";

const withPictures = benefits(2).items.map((item) => ({ ...item, image: examplePicture() }));

export const examples = {
  "three of them": <Benefits section={benefits(3)} />,
  "with pictures": <Benefits section={{ ...benefits(2), items: withPictures }} />,
};
