import { several } from "../../blocks/example-content";
import { Situation } from "./situation";

const limits = (count: number) => ({
  title: "The limits we were given",
  items: several(count, (title) => ({ title, description: "One short sentence: why it stood." })),
});

const situation = {
  superHeading: "The situation",
  title: "What nobody could say.",
  paragraphs: ["A paragraph of two sentences. The second one is here.", "Another paragraph, as long as the first."],
};

export const examples = {
  "three limits": <Situation study={{ situation, limits: limits(3) }} />,
  "one limit": <Situation study={{ situation: { ...situation, superHeading: null }, limits: limits(1) }} />,
};
