import { z } from "zod";
import { detailPageFields } from "../detail-page";
import { apiExchange } from "./api-exchange";
import { emissionFactors } from "./emission-factors";
import { footprintCalculator } from "./footprint-calculator";
import { roofPlan } from "./roof-plan";

/** The drawings a product page can carry; at least one is needed. */
const productInterfaceNames = ["roofPlan", "apiExchange", "emissionFactors", "footprintCalculator"] as const;

export const product = z
  .strictObject({
    ...detailPageFields,
    roofPlan: roofPlan.optional(),
    apiExchange: apiExchange.optional(),
    emissionFactors: emissionFactors.optional(),
    footprintCalculator: footprintCalculator.optional(),
  })
  .refine((page) => productInterfaceNames.some((name) => page[name] !== undefined), {
    error: `shows no product; add one of ${productInterfaceNames.join(", ")}`,
  });
