import { z } from "zod";
import { promotionBlock } from "../../../blocks/promotion/schema";
import { pageBlock } from "../../../blocks/registry";
import { heading } from "../fields";
import { pageOpening } from "../page-opening";

/** `content/pages/become-a-partner.yaml` */
export const becomeAPartnerPage = z
  .strictObject({
    ...pageOpening,
    sections: z.array(pageBlock).default([]).describe("The blocks before the partner products, in the order to show."),
    partners: heading.describe("Opens the partner products."),
    promotion: promotionBlock.describe("The closing block."),
  })
  .meta({ id: "BecomeAPartnerPage" });
