import { z } from "zod";
import { image, link, text } from "../fields";
import { head } from "../page-opening";

export const notFoundPage = z.strictObject({
  head,
  superHeading: text("Line above the headline, a short one."),
  title: text("Headline."),
  description: text("Introduction: the message."),
  image: image.describe("Picture: the diorama of the page."),
  home: link.describe("Button to the home page: the way home."),
  links: z.array(link).default([]).describe("Pages that visitors often look for."),
});
