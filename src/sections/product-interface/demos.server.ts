import { ApiExchange } from "./api/api-exchange";
import { EmissionFactors } from "./factors/emission-factors";
import { FootprintCalculator } from "./footprint/footprint-calculator";
import { RoofAnalysis } from "./roof/roof-analysis";

/** The demos of products, as the build writes them into pages. In the browser's bundle, `demos.browser.ts` is in its place. */
export const demos = { ApiExchange, EmissionFactors, FootprintCalculator, RoofAnalysis };
