import type { FootprintCalculator } from "./footprint/footprint-calculator";

/** The products at work, each of which comes as a program of its own. */
export interface Interfaces {
  FootprintCalculator: typeof FootprintCalculator;
}

type Loaders = { readonly [Name in keyof Interfaces]: () => Promise<Interfaces[Name]> };

/** Loads each of them, once for all. */
export const loadInterface: Loaders = {
  FootprintCalculator: async () => (await import("./footprint/footprint-calculator")).FootprintCalculator,
};
