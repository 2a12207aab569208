import { heading } from "../example-content";
import { Story } from "./story";

const paragraph = "A paragraph of three sentences. The second one is here. The third ends it.";

export const examples = {
  "one paragraph": <Story section={{ ...heading, paragraphs: [paragraph] }} />,
  "several paragraphs": <Story section={{ ...heading, paragraphs: [paragraph, paragraph, paragraph] }} />,
};
