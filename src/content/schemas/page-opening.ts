import { image, link, text } from "./fields";
import { head } from "./head";
import { redirectFrom, slug } from "./redirect-from";

/** The fields that open a page: what its head says, its headline, picture and buttons. */
export const pageOpening = {
  head,
  slug,
  redirectFrom,
  superHeading: text("Line above the headline, a short one."),
  title: text("The headline."),
  description: text("The introduction: two or three sentences."),
  image: image.describe("Picture: the diorama of the page."),
  contactUs: link.describe("The first button beside the introduction."),
  demo: link.optional().describe("The second button beside the introduction."),
};
