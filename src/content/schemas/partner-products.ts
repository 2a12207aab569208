import { z } from "zod";
import { image, link, logo, text } from "./fields";

/** `content/partner-products.yaml` */
export const partnerProducts = z
  .strictObject({
    partners: z
      .array(
        z
          .strictObject({
            superHeading: text("The short line above the title."),
            title: text("The product's name."),
            description: text("What it does and for whom."),
            logo: logo.optional().describe("The product's own logo, above its card's words. Left out: none."),
            image,
            learnMoreLink: link,
            bookADemoLink: link,
          })
          .meta({ id: "PartnerProduct" }),
      )
      .min(1)
      .describe("The partner products."),
  })
  .meta({ id: "PartnerProducts" });
