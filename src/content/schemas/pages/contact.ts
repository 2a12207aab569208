import { z } from "zod";
import { documentBlock } from "../../../blocks/document/schema";
import { heading, image, link, template, text } from "../fields";
import { head } from "../head";
import { redirectFrom } from "../redirect-from";

/** Instructions for one kind of enquiry. */
const enquiry = z
  .strictObject({
    superHeading: text("The short line above the heading."),
    title: text("The heading."),
    description: text("What happens after the message is sent, and when."),
    image: image.describe("A small diorama above the words."),
    include: z.array(text("One thing that helps us to answer.")).min(1).describe("What to put into the message."),
    open: link.describe("Opens the wizard: /contact#start-project"),
    emailUs: link.describe("Opens the visitor's mail program: mailto:{email}?subject=…"),
  })
  .meta({ id: "ContactEnquiry" });

/** `content/pages/contact.yaml` */
export const contactPage = z
  .strictObject({
    head,
    redirectFrom,
    superHeading: text("The short line above the headline."),
    title: text("The headline."),
    description: text("The introduction: one or two sentences."),
    image: image.describe("The diorama of the page."),
    bookACall: link.describe("Leads to the booking calendar."),
    startProject: enquiry.describe("The enquiry about a project."),
    hireDeveloper: enquiry.describe("The enquiry about a developer."),
    sections: z
      .array(documentBlock)
      .default([])
      .describe("Further blocks between the enquiries and the form, in the order to show."),
    form: heading.describe("Opens the contact form; its questions stand in content/forms/contact.yaml."),
    about: template(
      "Begins the message of a visitor who followed a link that asks about something, such as a further service.",
      ["title"],
    ),
    locations: heading.describe("Opens the offices."),
    mapLink: text("The words of the link to the map of an office."),
  })
  .meta({ id: "ContactPage" });
