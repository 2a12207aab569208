import { z } from "zod";
import { block } from "../../content/schemas/block";
import { image, link, text } from "../../content/schemas/fields";

const enquiry = z.strictObject({
  superHeading: text("Line above the heading, a short one."),
  title: text("The heading."),
  description: text("What happens after the message is sent, and when."),
  image: image.describe("Picture: a small diorama above the words."),
  include: z.array(text("One thing that helps us to answer.")).min(1).describe("What to put into the message."),
  open: link.describe("Button to the questions: opens the wizard: /contact#start-project"),
  emailUs: link.describe("Button to write an e-mail: opens the visitor's mail program: mailto:{email}?subject=…"),
});

export const contactEnquiriesBlock = block(
  "contactEnquiries",
  "Two ways to write: about a project, and about a developer",
  {
    startProject: enquiry.describe("The enquiry about a project."),
    hireDeveloper: enquiry.describe("The enquiry about a developer."),
  },
);
