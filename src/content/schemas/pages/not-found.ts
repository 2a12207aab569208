import { z } from "zod";
import { image, link, text } from "../fields";
import { head } from "../head";

/** `content/pages/not-found.yaml` */
export const notFoundPage = z.strictObject({
  head,
  superHeading: text("The short line above the heading.", "Line above the headline"),
  title: text("The heading.", "Headline"),
  description: text("The message.", "Introduction"),
  image: image.describe("The diorama of the page."),
  home: link.meta({ label: "Button to the home page", description: "The way home." }),
  links: z
    .array(link)
    .default([])
    .meta({ label: "Pages often looked for", description: "Pages that visitors often look for." }),
});
