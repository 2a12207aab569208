import { z } from "zod";
import { pageBlock } from "../../../blocks/registry";
import { heading, linkTarget, text } from "../fields";
import { pageOpening } from "../page-opening";

/** A service without a page of its own. */
const furtherService = z
  .strictObject({
    title: text("The service's name."),
    description: text("One or two sentences: what it is and for whom."),
    link: linkTarget("Where to ask for it, normally /contact."),
  })
  .meta({ id: "FurtherService" });

/** `content/pages/services.yaml` */
export const servicesPage = z
  .strictObject({
    ...pageOpening,
    services: heading.describe("Opens the services that have pages."),
    matrix: heading
      .optional()
      .describe("Opens the table of services and industries, which is made from the files of industries."),
    further: heading.describe("Opens the services without pages of their own."),
    furtherServices: z.array(furtherService).min(1).describe("Services without pages of their own."),
    furtherLink: text("The words of the link beside each further service."),
    sections: z.array(pageBlock).default([]).describe("Further blocks, in the order to show."),
  })
  .meta({ id: "ServicesPage" });
