import { block } from "../../content/schemas/block";
import { image, link, offerSubject, text } from "../../content/schemas/fields";

export const promotionBlock = block("promotion", "The closing block with its two buttons", {
  title: text("The heading of the block."),
  description: text("Sentences below the heading, one or two.").optional(),
  image: image.optional().describe("The picture of the block."),
  demo: link.describe("The first button (Get Quote)."),
  contactUs: link.describe("The second button (Contact Us)."),
  subject: offerSubject(
    "What is offered, in two to six words: Three addresses for the roof analyzer. The window that the first button opens names it and has it chosen; it is sent by this name.",
  ).optional(),
});
