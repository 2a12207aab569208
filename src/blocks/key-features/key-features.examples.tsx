import { coreServices, heading, perCount } from "../example-content";
import { KeyFeatures } from "./key-features";

export const examples = perCount(
  (count) => <KeyFeatures section={{ ...heading, items: coreServices(count).items }} />,
  [1, 4, 9],
);
