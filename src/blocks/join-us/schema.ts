import { z } from "zod";
import { block, blockHeading } from "../../content/schemas/block";
import { link, text } from "../../content/schemas/fields";

const joinUsBlog = z.strictObject({
  title: text("The heading.", "Heading"),
  description: text("One sentence below it.", "Sentence below it"),
  link: link.meta({ label: "Link", description: "Leads to the blog." }),
});

export const joinUsBlock = block("joinUs", "An invitation with two buttons, on the sun's colour", {
  ...blockHeading,
  viewRoles: link.meta({ label: "Button to the open roles", description: "Leads to the careers site." }),
  blog: joinUsBlog.optional().meta({ label: "Beside it", description: "The way to the blog. Left out: none." }),
  contactUs: link.meta({ label: "Button to contact", description: "Leads to the contact page." }),
});
