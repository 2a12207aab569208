import { z } from "zod";
import { block, blockHeading } from "../../content/schemas/block";
import { link, linkTarget, offerSubject, text } from "../../content/schemas/fields";

const furtherService = z
  .strictObject({
    title: text(
      "Name of the service: the service's name, from which its address on the page is made: /services#data-analytics.",
    ),
    description: text("Description, one or two sentences: what it is and for whom."),
    points: z.array(text("One line.")).max(4).default([]).describe("What the client has in hand afterwards."),
    link: linkTarget("Where to ask for it, normally /contact."),
    demo: link.optional().describe("Link that opens an enquiry about it (Start a project)."),
    subject: offerSubject(
      "What is offered, as the enquiry names it: Software development. The window that the link above opens has it chosen and says so; it is sent by this name.",
    ).optional(),
  })
  .meta({ anchorFrom: "title" })
  .brand<"anchored">();

export const furtherServicesBlock = block("furtherServices", "Services without pages of their own, as rows", {
  ...blockHeading,
  items: z.array(furtherService).min(1).describe("The services, in the order to show."),
  linkText: text("Words of the link beside each."),
});
