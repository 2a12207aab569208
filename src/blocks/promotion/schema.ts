import { block } from "../../content/schemas/block";
import { image, link, offerSubject, text } from "../../content/schemas/fields";

export const promotionBlock = block("promotion", "The closing block with its two buttons", {
  title: text("The heading of the block.", "Heading"),
  description: text("One or two sentences below the heading.", "Sentences below the heading").optional(),
  image: image.optional().describe("The picture of the block."),
  demo: link.meta({ label: "First button", description: "The first button (Get Quote)." }),
  contactUs: link.meta({ label: "Second button", description: "The second button (Contact Us)." }),
  subject: offerSubject(
    "What is offered, in two to six words: Three addresses for the roof analyzer. The window that the first button opens names it and has it chosen; it is sent by this name.",
    "What is offered",
  ).optional(),
});
