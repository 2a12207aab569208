import { z } from "zod";
import { link, linkTarget, text } from "./fields";

/** One card that leads to something to read. */
const resourceCard = z
  .strictObject({
    title: text("The card's title."),
    description: text("One sentence: what is there to read."),
    link: linkTarget("Where it leads."),
  })
  .meta({ id: "ResourceCard" });

/** The block that leads to the blog. */
export const blogHeading = z
  .strictObject({
    superHeading: text("The short line above the heading."),
    title: text("The heading."),
    description: text("One or two sentences."),
    link: link.describe("The link to the blog."),
    resources: z.array(resourceCard).default([]).describe("Cards beside the heading."),
  })
  .meta({ id: "BlogHeading", description: "Leads to the blog, with other things to read beside it." });
