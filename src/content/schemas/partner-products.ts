import { z } from "zod";
import { link, logo, text } from "./fields";

/** `content/partner-products.yaml` */
export const partnerProducts = z.strictObject({
  partners: z
    .array(
      z.strictObject({
        title: text("The product's name.", "Name of the product"),
        description: text("What it does and for whom."),
        image: logo.optional().describe("The product's own logo, above its words. Left out: none."),
        learnMoreLink: link.meta({
          label: "Link to read more",
          description: "Leads to what there is to read about it.",
        }),
        bookADemoLink: link.meta({ label: "Link to a demonstration", description: "Leads to a demonstration." }),
      }),
    )
    .min(1)
    .meta({ label: "Partner products", description: "The partner products." }),
});
