import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Font } from "satori";

/** Where the code and the fonts of the pictures are, seen from the project: Gatsby runs a compiled copy elsewhere. */
export const folder = "src/gatsby/head/share-pictures";

export const headingFont = "Bricolage Grotesque";
export const textFont = "Instrument Sans";

const read = (file: string) => readFileSync(resolve(folder, "fonts", file));

/** The brand's fonts, each in its one weight (made by `npm run art:fonts`). satori knows no weights between hundreds. */
export const loadFonts = (): Font[] => [
  { name: headingFont, data: read("bricolage-grotesque-650.woff"), weight: 600 },
  { name: textFont, data: read("instrument-sans-600.woff"), weight: 600 },
];
