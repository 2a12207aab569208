import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { z } from "zod";
import { type ColorScheme, colorsOf } from "../content/colors/contrast";
import { contentFolder } from "../content/files/file-tree";
import { appearance } from "../content/schemas/appearance";
import { fontWeights } from "./scales";

let known: z.output<typeof appearance> | undefined;

/**
 * `content/appearance.yaml`, read once a process: for the build and what else needs values. Components have roles.
 * @throws where it is not in order, which the content check tells first
 */
function readAppearance() {
  known ??= appearance.parse(parse(readFileSync(join(contentFolder(), "appearance.yaml"), "utf8")));
  return known;
}

export const colorsIn = (scheme: ColorScheme) => colorsOf(readAppearance(), scheme);

export interface Typeface {
  readonly family: string;
  /** Package of the registry that brings the font, and its file there. */
  readonly package: string;
  readonly file: string;
  /** The second is that of the sharing pictures and the marks too. */
  readonly weights: readonly [number, number];
}

export type TypefaceName = "text" | "heading";

export function typefaces(): Readonly<Record<TypefaceName, Typeface>> {
  const { text, heading } = readAppearance().typefaces;
  return {
    text: { ...text, weights: [fontWeights.body, fontWeights.bold] },
    heading: { ...heading, weights: [fontWeights.heading, fontWeights.heading] },
  };
}

/** With its fallback of the same room. */
export function fontFamily(name: TypefaceName): string {
  const { family } = typefaces()[name];
  return `"${family}","${family} Fallback",system-ui,sans-serif`;
}
