import { coreServices, heading, perCount } from "../example-content";
import { KeyFeatures } from "./key-features";

export const examples = perCount(
  (count) => <KeyFeatures heading={heading} features={coreServices(count).items} />,
  [1, 4, 9],
);
