import { heading } from "../example-content";
import { AboutStory } from "./story";

const paragraph = "A paragraph of three sentences. The second one is here. The third ends it.";

export const examples = {
  "one paragraph": <AboutStory story={{ ...heading, paragraphs: [paragraph] }} />,
  "several paragraphs": <AboutStory story={{ ...heading, paragraphs: [paragraph, paragraph, paragraph] }} />,
};
