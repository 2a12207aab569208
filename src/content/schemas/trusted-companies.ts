import { z } from "zod";
import { logo, text } from "./fields";

/** `content/trusted-companies.yaml` */
export const trustedCompanies = z.strictObject({
  companies: z
    .array(
      z.strictObject({
        title: text("The company's name.", "Name of the company"),
        image: logo.meta({ label: "Logo", description: "The company's logo." }),
      }),
    )
    .min(1)
    .describe("Companies whose logos stand below the hero."),
});
