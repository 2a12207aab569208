import { z } from "zod";
import { logo, text } from "./fields";

export const trustedCompanies = z.strictObject({
  companies: z
    .array(
      z.strictObject({
        title: text("Name of the company."),
        image: logo.describe("Logo of the company."),
      }),
    )
    .min(1)
    .describe("Companies whose logos stand below the hero."),
});
