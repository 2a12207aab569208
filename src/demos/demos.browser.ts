import { lazyIsland } from "../components/island";
import type { demos as serverDemos } from "./demos.server";

/** The demos in the browser's bundle, where each comes with a script of its own. */
export const demos: { readonly [Name in keyof typeof serverDemos]: unknown } = {
  roofPlan: lazyIsland(async () => (await import("./roof/roof-analysis")).RoofAnalysis),
  emissionFactors: lazyIsland(async () => (await import("./emission-factors")).EmissionFactors),
  apiExchange: lazyIsland(async () => (await import("./api/api-exchange")).ApiExchange),
  footprintCalculator: lazyIsland(async () => (await import("./footprint/calculator")).FootprintCalculator),
};
