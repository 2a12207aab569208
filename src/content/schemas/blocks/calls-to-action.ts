import { z } from "zod";
import { block, blockHeading } from "../block";
import { group, image, link, linkTarget, list, offerSubject, template, text } from "../fields";
import { reference, shown } from "../shown";

const weighed = (description: string) =>
  group(description, {
    figure: text("The large figure: {grams:/} g."),
    title: text("What the figure is."),
    description: text("Sentences below it, one or two."),
    link: link.describe("Link to where it is told how this is measured."),
  })
    .meta({ typeName: "Weighed" })
    .optional();

const enquiry = z.strictObject({
  superHeading: text("Line above the heading, a short one."),
  title: text("The heading."),
  description: text("What happens after the message is sent, and when."),
  image: image.describe("Picture: a small diorama above the words."),
  include: z.array(text("One thing that helps us to answer.")).min(1).describe("What to put into the message."),
  open: link.describe("Button that opens the wizard: /contact#start-project"),
  emailUs: link.describe("Button that opens the visitor's mail program, such as mailto:{email}?subject=…"),
});

/** Blocks that lead on: by buttons, a form, a link. The story and the clients lead to what the page weighs. */
export const callsToAction = [
  block("promotion", "The closing block with its two buttons", {
    ...blockHeading,
    image: image.optional().describe("The picture of the block."),
    demo: link.describe("The first button (Get Quote)."),
    contactUs: link.describe("The second button (Contact Us)."),
    subject: offerSubject.optional(),
  }),
  block("joinUs", "An invitation with two buttons, on the sun's colour", {
    ...blockHeading,
    viewRoles: link.describe("Button to the open roles at the careers site."),
    blog: group("The way to the blog, beside the invitation. Left out: none.", {
      title: text("The heading."),
      description: text("Sentence below it."),
      link: link.describe("Link to the blog."),
    }).optional(),
    contactUs: link.describe("Button to the contact page."),
  }),
  block("story", "A longer text of one or more paragraphs", {
    title: text("The heading."),
    paragraphs: z.array(text("One paragraph.")).min(1).describe("Paragraphs of the text."),
    weighed: weighed("Figure below the text, on a strip: what the page itself emits. Left out: none."),
  }),
  block("blog", "Leads to the blog, with other things to read beside it", {
    ...blockHeading,
    link: link.describe("The link to the blog."),
    resources: list("Cards beside the heading.", [0], {
      title: text("The title of the card."),
      description: text("Description, one sentence: what is there to read."),
      link: linkTarget("Where it leads."),
    }).default([]),
  }),
  block(
    "trustedBy",
    "The marks of clients in a row, from trusted-companies.yaml",
    {
      title: text("Line beside the logos."),
      weighed: weighed("Figure beside the logos: what the page itself emits. Left out: the logos alone."),
    },
    { source: shown("TrustedCompanies") },
  ),
  block("contactEnquiries", "Two ways to write: about a project, and about a developer", {
    startProject: enquiry.describe("The enquiry about a project."),
    hireDeveloper: enquiry.describe("The enquiry about a developer."),
  }),
  block(
    "form",
    "A form: its questions stand in a file of content/forms; as the first block it stands beside the headline",
    {
      ...blockHeading,
      form: reference(
        text("Which form, by the name of the file in content/forms, without its ending: contact.").meta({
          contentFormat: undefined,
        }),
        shown("EnquiryForm", "key", "endpoint", "questions", "submit", "doneTitle", "doneDescription"),
        "key",
      ),
      about: template(
        "Line above the message of a visitor who followed a link that asks about something, such as a further service; it is sent with the message.",
        ["title"],
      ).optional(),
    },
    {
      words: shown("EnquiryWords"),
      settings: shown("SiteSettings", "facts.email", "facts.phone", "reply", "enquiries.uploads"),
      locations: shown("Location", "city", "clock", "opens", "closes"),
    },
  ),
] as const;
