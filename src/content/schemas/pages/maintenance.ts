import { z } from "zod";
import { enquiryField } from "../enquiry-field";
import { link, text } from "../fields";
import { head, opening } from "../page-opening";

export const maintenancePage = z.strictObject({
  head,
  ...opening,
  description: text("Introduction: what is going on and when to come back."),
  notifyMe: text("Words on the button."),
  emailField: enquiryField.describe("The question above the button, which may be left empty."),
  sending: text("Words on the button while the request is under way."),
  done: text("Said once the request arrived."),
  failed: text("Said when the request failed, and what to do instead."),
  links: z.array(link).min(1).describe("Legal pages that stay readable."),
});

export type MaintenancePage = z.output<typeof maintenancePage>;
