import type { ApiExchange } from "./api/api-exchange";
import type { EmissionFactors } from "./factors/emission-factors";
import type { FootprintCalculator } from "./footprint/footprint-calculator";
import type { RoofAnalysis } from "./roof/roof-analysis";

/** The products at work, each of which comes as a program of its own. */
export interface Interfaces {
  EmissionFactors: typeof EmissionFactors;
  RoofAnalysis: typeof RoofAnalysis;
  ApiExchange: typeof ApiExchange;
  FootprintCalculator: typeof FootprintCalculator;
}

type Loaders = { readonly [Name in keyof Interfaces]: () => Promise<Interfaces[Name]> };

/** Loads each of them, once for all. */
export const loadInterface: Loaders = {
  EmissionFactors: async () => (await import("./factors/emission-factors")).EmissionFactors,
  RoofAnalysis: async () => (await import("./roof/roof-analysis")).RoofAnalysis,
  ApiExchange: async () => (await import("./api/api-exchange")).ApiExchange,
  FootprintCalculator: async () => (await import("./footprint/footprint-calculator")).FootprintCalculator,
};
