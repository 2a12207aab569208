import { z } from "zod";
import { block, blockHeading } from "../../content/schemas/block";
import { linkTarget, text } from "../../content/schemas/fields";

/** A service without a page of its own. */
const furtherService = z
  .strictObject({
    title: text("The service's name."),
    description: text("One or two sentences: what it is and for whom."),
    link: linkTarget("Where to ask for it, normally /contact."),
  })
  .meta({ id: "FurtherService" });

/** Services without pages of their own. */
export const furtherServicesBlock = block("furtherServices", "Services without pages of their own, as rows", {
  ...blockHeading,
  items: z.array(furtherService).min(1).describe("The services, in the order to show."),
  linkText: text("The words of the link beside each."),
});
