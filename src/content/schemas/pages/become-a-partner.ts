import { z } from "zod";
import { heading } from "../fields";
import { pageOpening } from "../page-opening";
import { onlyPromotion, pageSection } from "../page-section";

/** `content/pages/become-a-partner.yaml` */
export const becomeAPartnerPage = z
  .strictObject({
    ...pageOpening,
    sections: z
      .array(pageSection)
      .default([])
      .describe("The blocks before the partner products, in the order to show."),
    partners: heading.describe("Opens the partner products."),
    promotion: pageSection.describe("The closing block, of kind promotion."),
  })
  .superRefine(onlyPromotion)
  .meta({ id: "BecomeAPartnerPage" });
