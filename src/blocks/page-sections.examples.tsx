import { section } from "./example-content";
import { PageSections } from "./page-sections";

export const examples = {
  "in the order given": <PageSections sections={[section("reasons", 2), section("promotion", 0)]} />,
};
