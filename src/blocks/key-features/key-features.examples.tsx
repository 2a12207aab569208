import { heading, perCount, section } from "../example-content";
import { KeyFeatures } from "./key-features";

export const examples = perCount(
  (count) => <KeyFeatures heading={heading} features={section("features", count).items} />,
  [1, 4, 9],
);
