import { z } from "zod";
import { image, link, logo, text } from "./fields";

/** `content/partner-products.yaml` */
export const partnerProducts = z
  .strictObject({
    partners: z
      .array(
        z
          .strictObject({
            superHeading: text("The short line above the title.", "Line above the name"),
            title: text("The product's name.", "Name of the product"),
            description: text("What it does and for whom."),
            logo: logo.optional().describe("The product's own logo, above its card's words. Left out: none."),
            image: image.describe("The picture of the product's card."),
            learnMoreLink: link.meta({
              label: "Link to read more",
              description: "Leads to what there is to read about it.",
            }),
            bookADemoLink: link.meta({ label: "Link to a demonstration", description: "Leads to a demonstration." }),
          })
          .meta({ id: "PartnerProduct" }),
      )
      .min(1)
      .meta({ label: "Partner products", description: "The partner products." }),
  })
  .meta({ id: "PartnerProducts" });
