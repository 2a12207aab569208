import { fontWeights } from "./scales";

export interface Typeface {
  readonly family: string;
  /** Package of the registry that brings the font, and its file there. */
  readonly package: string;
  readonly file: string;
  /** The second is that of the sharing pictures and the marks too. */
  readonly weights: readonly [number, number];
}

/**
 * The typefaces of the site, here and nowhere else. After a change: `npm install -D` the package in `art/`, then
 * `npm run brand`, which cuts the fonts and computes how the fallback takes exactly their room.
 */
export const typefaces = {
  text: {
    family: "Instrument Sans",
    package: "@fontsource-variable/instrument-sans",
    file: "files/instrument-sans-latin-wght-normal.woff2",
    weights: [fontWeights.body, fontWeights.bold],
  },
  heading: {
    family: "Bricolage Grotesque",
    package: "@fontsource-variable/bricolage-grotesque",
    file: "files/bricolage-grotesque-latin-wght-normal.woff2",
    weights: [fontWeights.heading, fontWeights.heading],
  },
} as const satisfies Record<string, Typeface>;

export type TypefaceName = keyof typeof typefaces;

const end = "system-ui,sans-serif";

/** With its fallback of the same room. */
export const fontFamily = (name: TypefaceName): string =>
  `"${typefaces[name].family}","${typefaces[name].family} Fallback",${end}`;
