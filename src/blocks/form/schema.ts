import { block, blockHeading } from "../../content/schemas/block";
import { template, text } from "../../content/schemas/fields";
import { reference, shown } from "../../content/schemas/shown";

/** A form of `content/forms`, with its questions. As the first block of a page it stands in the page's opening. */
export const formBlock = block(
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
      "Line above the message: stands above the message of a visitor who followed a link that asks about something, such as a further service, and is sent with it.",
      ["title"],
    ).optional(),
  },
  {
    words: shown("EnquiryWords"),
    settings: shown("SiteSettings", "facts.email", "facts.phone", "reply", "enquiries.uploads"),
    locations: shown("Location", "city", "clock", "opens", "closes"),
  },
);
