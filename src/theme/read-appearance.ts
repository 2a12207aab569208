import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { z } from "zod";
import type { ColorRole } from "../content/colors/color-roles";
import { type ColorScheme, colorsOf } from "../content/colors/contrast";
import { contentFolder } from "../content/files/file-tree";
import { appearance } from "../content/schemas/appearance";
import { fontFiles, unicodeRanges } from "./font-files";
import { fontWeights } from "./scales";

let known: z.output<typeof appearance> | undefined;

/** Read once a process, for the build and what else needs values. @throws what the content check tells first */
function readAppearance() {
  known ??= appearance.parse(parse(readFileSync(join(contentFolder(), "appearance.yaml"), "utf8")));
  return known;
}

export const colorsIn = (scheme: ColorScheme) => colorsOf(readAppearance(), scheme);

export type TypefaceName = "text" | "heading";

export type Typeface = ReturnType<typeof typefaces>[TypefaceName];

/** The second of their weights is that of the sharing pictures and the marks too. */
export function typefaces() {
  const { text, heading } = readAppearance().typefaces;
  return {
    text: { ...text, weights: [fontWeights.body, fontWeights.bold] as const },
    heading: { ...heading, weights: [fontWeights.heading, fontWeights.heading] as const },
  };
}

function fontFamily(name: TypefaceName): string {
  const { family } = typefaces()[name];
  return `"${family}","${family} Fallback",system-ui,sans-serif`;
}

function facesOf(name: TypefaceName): string {
  const { family, weights } = typefaces()[name];
  const { core, more, fallback } = fontFiles[name];
  const face = (path: string, range: string) =>
    `@font-face{font-family:"${family}";src:url(${path});font-weight:${[...new Set(weights)].join(" ")};font-display:swap;unicode-range:${range}}`;
  return [
    face(more, unicodeRanges.more),
    face(core, unicodeRanges.core),
    `@font-face{font-family:"${family} Fallback";${fallback}}`,
  ].join("");
}

/** The site's fonts and the names of their roles, with local fallbacks of exactly their room: nothing moves when one arrives. */
export const fontFaces = (): string =>
  `${facesOf("text")}${facesOf("heading")}:root{--font-body:${fontFamily("text")};--font-heading:${fontFamily("heading")}}`;

/** That of the texts comes at the body's end: beside the other it would hold up a slow phone's first press. */
export const preloadedFonts = { head: fontFiles.heading.core, bodyEnd: fontFiles.text.core };

/** Sunlit pictures stand in the dusk; the marks of other companies turn light and keep their hue. */
const pictures = "--dusk:brightness(.8) saturate(1.3);--mark:invert(1) hue-rotate(180deg) brightness(1.25)";

/** Hour of the sun (`src/loader/head-script.ts`): in the evening scheme no earlier than the pictures'. */
const hours = { light: "--hour:var(--now)", dark: "--hour:max(18,var(--now,18))" };

/** The switch in the footer names the other scheme. */
const otherScheme = "--to-light:inline;--to-dark:none";

/** In the evening those alone that are others then. */
function declareColors(scheme: ColorScheme): string {
  const day = colorsIn("day");
  return Object.entries(colorsIn(scheme))
    .filter(([role, color]) => scheme === "day" || color !== day[role as ColorRole])
    .map(([role, color]) => `--color-${role}:${color}`)
    .join(";");
}

/** The system chooses, unless the visitor has: `data-theme`. Paper is light, and so is what bears `data-light`. */
export function colorSchemesCss(): string {
  const light = `color-scheme:light;${declareColors("day")};${hours.light}`;
  const dark = `color-scheme:dark;${declareColors("evening")};${pictures};${hours.dark};${otherScheme}`;
  return `:root,[data-light]{${light}}
@media screen{[data-theme=dark]{${dark}}}
@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}
[data-light]{--dusk:none;--mark:none}`;
}

export const barColors = () => [
  { media: "(prefers-color-scheme:light)", content: colorsIn("day").background },
  { media: "(prefers-color-scheme:dark)", content: colorsIn("evening").background },
];
