import { section, several } from "../example-content";
import { Engagements } from "./engagements";

const forms = (count: number, when: string | null) =>
  several(count, (title) => ({
    title,
    description: "One or two sentences that say what one gets.",
    when,
    price: "What it depends on, in a few words",
    icon: null,
    image: null,
  }));

export const examples = {
  two: <Engagements section={section("engagements", 0, { items: forms(2, "two weeks") })} />,
  "four, without their duration": <Engagements section={section("engagements", 0, { items: forms(4, null) })} />,
};
