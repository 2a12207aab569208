import { heading, section } from "./example-content";
import { KeyFeatures } from "./key-features";

export const examples = { nine: <KeyFeatures heading={heading} features={section("features", 9).items} /> };
