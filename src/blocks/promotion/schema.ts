import { block } from "../../content/schemas/block";
import { image, link, text } from "../../content/schemas/fields";

/** The closing panel of a page. */
export const promotionBlock = block("promotion", "The closing block with its two buttons", {
  title: text("The heading of the block."),
  description: text("One or two sentences below the heading.").optional(),
  image: image.optional().describe("The picture of the block."),
  demo: link.describe("The first button (Get Quote)."),
  contactUs: link.describe("The second button (Contact Us)."),
});
