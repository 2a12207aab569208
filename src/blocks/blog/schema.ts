import { z } from "zod";
import { block, blockHeading } from "../../content/schemas/block";
import { link, linkTarget, text } from "../../content/schemas/fields";

const resourceCard = z.strictObject({
  title: text("The card's title."),
  description: text("One sentence: what is there to read."),
  link: linkTarget("Where it leads.", "Where it leads"),
});

export const blogBlock = block("blog", "Leads to the blog, with other things to read beside it", {
  ...blockHeading,
  link: link.meta({ label: "Link to the blog", description: "The link to the blog." }),
  resources: z
    .array(resourceCard)
    .default([])
    .meta({ label: "Cards beside the heading", description: "Cards beside the heading." }),
});
