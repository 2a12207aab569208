import { lazyIsland } from "../../components/island";
import type { demos as serverDemos } from "./demos.server";

/** The demos of products in the browser's bundle, where each comes with a script of its own. */
export const demos: { readonly [Name in keyof typeof serverDemos]: unknown } = {
  ApiExchange: lazyIsland(async () => (await import("./api/api-exchange")).ApiExchange),
  EmissionFactors: lazyIsland(async () => (await import("./factors/emission-factors")).EmissionFactors),
  FootprintCalculator: lazyIsland(async () => (await import("./footprint/footprint-calculator")).FootprintCalculator),
  RoofAnalysis: lazyIsland(async () => (await import("./roof/roof-analysis")).RoofAnalysis),
};
