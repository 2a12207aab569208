import { examplePicture } from "../../components/example-picture";
import { features, perCount } from "../example-content";
import { Features } from "./features";

const withPictures = features(2).items.map((item) => ({ ...item, icon: null, image: examplePicture() }));

export const examples = {
  ...perCount((count) => <Features section={features(count)} />, [1, 4, 5]),
  "with pictures": <Features section={{ ...features(2), items: withPictures }} />,
};

export const family = "cards";
