import { several } from "../../blocks/example-content";
import { Mistakes } from "./mistakes";

const mistake = (title: string) => ({
  when: "3 November",
  title: `${title}: what went wrong.`,
  description: "How it came about, and who noticed. The second sentence is here.",
  since: "What is done since then, in a sentence.",
});

const heading = { superHeading: "What went wrong", title: "Mistakes of ours." };

export const examples = {
  "one of them": <Mistakes mistakes={{ ...heading, items: several(1, mistake) }} />,
  "two of them": <Mistakes mistakes={{ ...heading, items: several(2, mistake) }} />,
};
