import { examplePicture } from "../../components/example-picture";
import { heading, perCount, several } from "../example-content";
import { IndustryGrid } from "./industry-grid";

const industry = (title: string, number: number) => ({
  path: `/industries#entry-${number}`,
  image: examplePicture(),
  card: {
    title,
    description: "Two sentences about the industry. This is the second one.",
    learnMoreLink: { url: "/industries", text: "Learn more" },
  },
});

export const examples = perCount((count) => (
  <IndustryGrid section={{ ...heading, industries: several(count, industry) }} />
));

export const family = "cards";
