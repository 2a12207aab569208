import { z } from "zod";
import { block, weighed } from "../../content/schemas/block";
import { text } from "../../content/schemas/fields";

export const storyBlock = block("story", "A longer text of one or more paragraphs", {
  title: text("The heading."),
  paragraphs: z.array(text("One paragraph.")).min(1).describe("Paragraphs of the text."),
  weighed: weighed
    .optional()
    .describe(
      "Figure below the text: what the page itself emits, as the build has measured it, on a strip of its own. Left out: none.",
    ),
});
