import { z } from "zod";
import { block } from "../../content/schemas/block";
import { image, link, text } from "../../content/schemas/fields";

const enquiry = z.strictObject({
  superHeading: text("The short line above the heading.", "Line above the heading"),
  title: text("The heading.", "Heading"),
  description: text("What happens after the message is sent, and when.", "What happens next"),
  image: image.describe("A small diorama above the words."),
  include: z
    .array(text("One thing that helps us to answer."))
    .min(1)
    .meta({ label: "Things to write", description: "What to put into the message." }),
  open: link.meta({ label: "Button to the questions", description: "Opens the wizard: /contact#start-project" }),
  emailUs: link.meta({
    label: "Button to write an e-mail",
    description: "Opens the visitor's mail program: mailto:{email}?subject=…",
  }),
});

export const contactEnquiriesBlock = block(
  "contactEnquiries",
  "Two ways to write: about a project, and about a developer",
  {
    startProject: enquiry.meta({ label: "About a project", description: "The enquiry about a project." }),
    hireDeveloper: enquiry.meta({ label: "About a developer", description: "The enquiry about a developer." }),
  },
);
