import { z } from "zod";
import { block, blockHeading } from "../../content/schemas/block";
import { inline, text } from "../../content/schemas/fields";

const question = z.strictObject({
  title: text("The question."),
  description: inline("The answer."),
});

export const faqBlock = block("faq", "Questions and answers, 3 to 8, each to open", {
  ...blockHeading,
  items: z.array(question).min(3).max(8).describe("The questions with their answers, in the order to show."),
});
