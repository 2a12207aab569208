import { examplePicture } from "../../components/example-picture";
import { perCount, section } from "../example-content";
import { Features } from "./features";

const withPictures = section("features", 2).items.map((item) => ({ ...item, icon: null, image: examplePicture() }));

export const examples = {
  ...perCount((count) => <Features section={section("features", count)} />, [1, 4, 5]),
  "with pictures": <Features section={section("features", 2, { items: withPictures })} />,
};
