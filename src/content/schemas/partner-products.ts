import { z } from "zod";
import { image, link, logo, text } from "./fields";

/** `content/partner-products.yaml` */
export const partnerProducts = z
  .strictObject({
    partners: z
      .array(
        z
          .strictObject({
            superHeading: text("The short line above the title.").meta({ label: "Line above the title" }),
            title: text("The product's name."),
            description: text("What it does and for whom."),
            logo: logo.optional().describe("The product's own logo, above its card's words. Left out: none."),
            image: image.describe("The picture of the product's card."),
            learnMoreLink: link.describe("Leads to what there is to read about it."),
            bookADemoLink: link.describe("Leads to a demonstration."),
          })
          .meta({ id: "PartnerProduct" }),
      )
      .min(1)
      .describe("The partner products."),
  })
  .meta({ id: "PartnerProducts" });
