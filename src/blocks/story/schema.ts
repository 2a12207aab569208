import { z } from "zod";
import { block, blockHeading } from "../../content/schemas/block";
import { text } from "../../content/schemas/fields";

/** A longer text, such as the description of the company. */
export const storyBlock = block("story", "A longer text of one or more paragraphs", {
  superHeading: blockHeading.superHeading,
  title: text("The heading.", "Heading"),
  paragraphs: z.array(text("One paragraph.")).min(1).describe("The text, paragraph by paragraph."),
});
