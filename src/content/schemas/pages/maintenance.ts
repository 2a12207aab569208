import { z } from "zod";
import { enquiryField } from "../enquiry-field";
import { image, link, text } from "../fields";
import { head } from "../head";

/** `content/pages/maintenance.yaml` */
export const maintenancePage = z.strictObject({
  head,
  superHeading: text("The short line above the heading.", "Line above the headline"),
  title: text("The heading.", "Headline"),
  description: text("What is going on and when to come back.", "Introduction"),
  image: image.describe("The diorama of the page."),
  notifyMe: text("The words of the button.", "Words on the button"),
  emailField: enquiryField.meta({
    label: "Question above the button",
    description: "The question above the button, which may be left empty.",
  }),
  sending: text("The words of the button while the request is under way.", "Button while it is sent"),
  done: text("What is said once the request arrived.", "Said once it arrived"),
  failed: text("What is said when the request failed, and what to do instead.", "Said when it failed"),
  links: z
    .array(link)
    .min(1)
    .meta({ label: "Pages that stay open", description: "The legal pages that stay readable." }),
});

/** The maintenance page as its schema types it. */
export type MaintenancePage = z.output<typeof maintenancePage>;
