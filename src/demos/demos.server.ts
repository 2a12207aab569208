import { ApiExchange } from "./api/api-exchange";
import { EmissionFactors } from "./emission-factors";
import { FootprintCalculator } from "./footprint/calculator";
import { RoofAnalysis } from "./roof/roof-analysis";

/** The demos by their fields, as the build writes them into pages. The browser's bundle has `demos.browser.ts` instead. */
export const demos = {
  roofPlan: RoofAnalysis,
  emissionFactors: EmissionFactors,
  apiExchange: ApiExchange,
  footprintCalculator: FootprintCalculator,
};
