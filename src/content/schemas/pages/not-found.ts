import { z } from "zod";
import { image, link, text } from "../fields";
import { head } from "../head";

/** `content/pages/not-found.yaml` */
export const notFoundPage = z
  .strictObject({
    head,
    superHeading: text("The short line above the heading.").meta({ label: "Line above the headline" }),
    title: text("The heading.").meta({ label: "Headline" }),
    description: text("The message."),
    image: image.meta({ label: "Picture", description: "The diorama of the page." }),
    home: link.describe("The way home."),
    links: z.array(link).default([]).describe("Pages that visitors often look for."),
  })
  .meta({ id: "NotFoundPage" });
