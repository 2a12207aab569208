import { z } from "zod";
import { enquiryField } from "../enquiry-field";
import { image, link, text } from "../fields";
import { head } from "../head";

/** `content/pages/maintenance.yaml` */
export const maintenancePage = z
  .strictObject({
    head,
    superHeading: text("The short line above the heading.").meta({ label: "Line above the headline" }),
    title: text("The heading.").meta({ label: "Headline" }),
    description: text("What is going on and when to come back."),
    image: image.meta({ label: "Picture", description: "The diorama of the page." }),
    notifyMe: text("The words of the button."),
    emailField: enquiryField.describe("The question above the button, which may be left empty."),
    sending: text("The words of the button while the request is under way."),
    done: text("What is said once the request arrived."),
    failed: text("What is said when the request failed, and what to do instead."),
    links: z.array(link).min(1).describe("The legal pages that stay readable."),
  })
  .meta({ id: "MaintenancePage" });

/** The maintenance page as its schema types it. */
export type MaintenancePage = z.output<typeof maintenancePage>;
