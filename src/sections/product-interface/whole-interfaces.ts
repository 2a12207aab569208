import { FootprintCalculator } from "./footprint/footprint-calculator";
import type { Interfaces } from "./interfaces";

/** The products at work, as the build writes them into pages. In the browser's bundle, `no-interfaces.ts` is in its place. */
export const wholeInterfaces: Partial<Interfaces> = { FootprintCalculator };
