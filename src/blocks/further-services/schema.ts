import { z } from "zod";
import { block, blockHeading } from "../../content/schemas/block";
import { link, linkTarget, offerSubject, text } from "../../content/schemas/fields";

const furtherService = z
  .strictObject({
    title: text(
      "The service's name, from which its address on the page is made: /services#data-analytics.",
      "Name of the service",
    ),
    description: text("One or two sentences: what it is and for whom."),
    points: z
      .array(text("One line."))
      .max(4)
      .default([])
      .meta({ label: "What one gets", description: "What the client has in hand afterwards." }),
    link: linkTarget("Where to ask for it, normally /contact.", "Where to ask for it"),
    demo: link
      .optional()
      .meta({ label: "Link to an enquiry", description: "The link that opens an enquiry about it (Start a project)." }),
    subject: offerSubject(
      "What is offered, as the enquiry names it: Software development. The window that the link above opens has it chosen and says so; it is sent by this name.",
      "What is offered",
    ).optional(),
  })
  .meta({ anchorFrom: "title" })
  .brand<"anchored">();

export const furtherServicesBlock = block("furtherServices", "Services without pages of their own, as rows", {
  ...blockHeading,
  items: z.array(furtherService).min(1).meta({ label: "Services", description: "The services, in the order to show." }),
  linkText: text("The words of the link beside each.", "Words of the links"),
});
