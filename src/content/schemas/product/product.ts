import { z } from "zod";
import { detailPageFields } from "../detail-page";
import { apiExchange } from "./api-exchange";
import { emissionFactors } from "./emission-factors";
import { footprintCalculator } from "./footprint-calculator";
import { roofPlan } from "./roof-plan";

/** The drawings a product page can carry; at least one is needed. */
const productInterfaceNames = ["roofPlan", "apiExchange", "emissionFactors", "footprintCalculator"] as const;

/** A file in `content/products`. */
export const product = z
  .strictObject({
    ...detailPageFields,
    roofPlan: roofPlan.meta({ label: "Roof analysis" }).optional(),
    apiExchange: apiExchange.meta({ label: "Request and answer" }).optional(),
    emissionFactors: emissionFactors.meta({ label: "Table of emission factors" }).optional(),
    footprintCalculator: footprintCalculator.meta({ label: "Footprint calculator" }).optional(),
  })
  .refine((page) => productInterfaceNames.some((name) => page[name] !== undefined), {
    error: `shows no product; add one of ${productInterfaceNames.join(", ")}`,
  });
