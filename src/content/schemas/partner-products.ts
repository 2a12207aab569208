import { z } from "zod";
import { link, logo, text } from "./fields";

export const partnerProducts = z.strictObject({
  partners: z
    .array(
      z.strictObject({
        title: text("Name of the product."),
        description: text("Description: what it does and for whom."),
        image: logo.optional().describe("Logo of the product, above its words. Left out: none."),
        learnMoreLink: link.describe("Link to what there is to read about it."),
        bookADemoLink: link.describe("Link to a demonstration."),
      }),
    )
    .min(1)
    .describe("The partner products."),
});
