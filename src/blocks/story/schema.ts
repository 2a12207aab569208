import { z } from "zod";
import { block } from "../../content/schemas/block";
import { text } from "../../content/schemas/fields";
import { weighed } from "../../content/schemas/weighed";

export const storyBlock = block("story", "A longer text of one or more paragraphs", {
  title: text("The heading.", "Heading"),
  paragraphs: z.array(text("One paragraph.")).min(1).describe("The text, paragraph by paragraph."),
  weighed: weighed.optional().meta({
    label: "Figure below the text",
    description: "What the page itself emits, as the build has measured it, on a strip of its own. Left out: none.",
  }),
});
