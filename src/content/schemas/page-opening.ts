import { image, link, text } from "./fields";
import { head } from "./head";
import { redirectFrom, slug } from "./redirect-from";

/** The fields that open a page: what its head says, its headline, picture and buttons. */
export const pageOpening = {
  head,
  slug,
  redirectFrom,
  superHeading: text("The short line above the headline.", "Line above the headline"),
  title: text("The headline.", "Headline"),
  description: text("The introduction: two or three sentences.", "Introduction"),
  image: image.describe("The diorama of the page."),
  contactUs: link.meta({ label: "First button", description: "The first button beside the introduction." }),
  demo: link.optional().meta({ label: "Second button", description: "The second button beside the introduction." }),
};
