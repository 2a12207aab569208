import { z } from "zod";
import { block, blockHeading } from "../../content/schemas/block";
import { link, linkTarget, text } from "../../content/schemas/fields";

const resourceCard = z.strictObject({
  title: text("The title of the card."),
  description: text("Description, one sentence: what is there to read."),
  link: linkTarget("Where it leads."),
});

export const blogBlock = block("blog", "Leads to the blog, with other things to read beside it", {
  ...blockHeading,
  link: link.describe("The link to the blog."),
  resources: z.array(resourceCard).default([]).describe("Cards beside the heading."),
});
