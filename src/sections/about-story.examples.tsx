import { AboutStory } from "./about-story";
import { heading } from "./example-content";

const paragraph = "A paragraph of three sentences. The second one is here. The third ends it.";

export const examples = {
  "one paragraph": <AboutStory story={{ ...heading, paragraphs: [paragraph] }} />,
  "several paragraphs": <AboutStory story={{ ...heading, paragraphs: [paragraph, paragraph, paragraph] }} />,
};
