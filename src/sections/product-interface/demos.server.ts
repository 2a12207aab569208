import { ApiExchange } from "./api/api-exchange";
import { EmissionFactors } from "./factors/emission-factors";
import { FootprintCalculator } from "./footprint/footprint-calculator";
import type { Interfaces } from "./interfaces";
import { RoofAnalysis } from "./roof/roof-analysis";

/** The products at work, as the build writes them into pages. In the browser's bundle, `demos.browser.ts` is in its place. */
export const demos: Partial<Interfaces> = { EmissionFactors, RoofAnalysis, ApiExchange, FootprintCalculator };
