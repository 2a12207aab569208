import { block, blockHeading } from "../../content/schemas/block";
import { template, text } from "../../content/schemas/fields";

/** A form of `content/forms`, with its questions. */
export const formBlock = block(
  "form",
  "A form: its questions stand in a file of content/forms",
  {
    ...blockHeading,
    form: text("The name of the file in content/forms, without its ending: contact.").meta({
      linksTo: "EnquiryForm",
      linkBy: "key",
      contentFormat: undefined,
    }),
    about: template(
      "Begins the message of a visitor who followed a link that asks about something, such as a further service.",
      ["title"],
    ).optional(),
  },
  { words: "EnquiryWords", settings: "SiteSettings" },
);
