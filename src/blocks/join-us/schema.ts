import { z } from "zod";
import { block, blockHeading } from "../../content/schemas/block";
import { link, text } from "../../content/schemas/fields";

const joinUsBlog = z.strictObject({
  title: text("The heading."),
  description: text("Sentence below it."),
  link: link.describe("Link to the blog."),
});

export const joinUsBlock = block("joinUs", "An invitation with two buttons, on the sun's colour", {
  ...blockHeading,
  viewRoles: link.describe("Button to the open roles: leads to the careers site."),
  blog: joinUsBlog.optional().describe("Beside it: the way to the blog. Left out: none."),
  contactUs: link.describe("Button to contact: leads to the contact page."),
});
