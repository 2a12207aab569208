/**
 * Cuts the fonts of content/appearance.yaml down to what the site shows, and writes where they lie, with the metrics of
 * their fallbacks, to src/theme/font-files.ts. Of the fonts' features kerning and ligatures stay. Each font has a cut for
 * every page and one for rarer letters. For the sharing pictures both are made once more in the one format and the one
 * weight each that satori reads; the headings' font also for signs in the dioramas: Blender reads TrueType only.
 * Run with `npm run brand`; the results are committed.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { extname } from "node:path";
import { createFontStack } from "@capsizecss/core";
import { fromBuffer } from "@capsizecss/unpack";
import { exitWith } from "../../src/content-check/checked-site";
import { type Typeface, type TypefaceName, typefaces } from "../../src/theme/read-appearance";
import { writeAll } from "../marks/write-all.mjs";
import { all, core, moreRange, unicodeRange } from "./characters.mjs";
import { sourceOf, TypefaceError } from "./typeface-source.mjs";

type Axes = Record<string, number | { min: number; max: number }>;

/** subset-font has no types of its own. */
type SubsetFont = (
  font: Buffer,
  characters: string,
  options: { targetFormat: string | undefined; variationAxes: Axes; keepFeatures?: string[] },
) => Promise<Buffer>;

const require = createRequire(import.meta.url);
const subsetFont: SubsetFont = require("subset-font");

const sourceOrExit = (typeface: Typeface): Promise<Buffer> =>
  sourceOf(typeface).catch((error) => {
    if (!(error instanceof TypefaceError)) throw error;
    return exitWith(error.message);
  });
const faces = typefaces();
const sources = { text: await sourceOrExit(faces.text), heading: await sourceOrExit(faces.heading) };

const more = [...all].filter((character) => !core.includes(character)).join("");

const formats: Record<string, string> = { ".woff2": "woff2", ".woff": "woff", ".ttf": "truetype" };

/** Fonts by their paths, written once all are made: what fails leaves those that are there. */
const made: Record<string, Buffer> = {};

/** Makes one file of a font that pages load, under a name with a digest of it. */
async function cut(source: Buffer, name: string, characters: string, axes: Axes) {
  const options = { targetFormat: "woff2", variationAxes: axes, keepFeatures: ["kern", "liga"] };
  const font = await subsetFont(source, characters, options);
  const path = `/fonts/${name}.${createHash("sha256").update(font).digest("hex").slice(0, 8)}.woff2`;
  made[`static${path}`] = font;
  return { font, path };
}

/**
 * Metrics of Arial, in units of 2048 to the em, as @capsizecss/metrics 4.3.0 lists them. That package has thirty thousand
 * files, a quarter of all that `npm ci` would unpack and each build look through, for these numbers.
 */
const arialOf = (xWidthAvg: number) => ({
  ...{ familyName: "Arial", unitsPerEm: 2048, ascent: 1854, descent: -434, lineGap: 67, xWidthAvg },
  subsets: { latin: { xWidthAvg }, thai: { xWidthAvg: 1536 } },
});
const [arial, arialBold] = [arialOf(913), arialOf(983)];

/** The metrics by which a font that every device has takes the room of another one. */
async function fallbackOf(font: Buffer, isBold: boolean): Promise<string> {
  const { fontFaces } = createFontStack([await fromBuffer(font), isBold ? arialBold : arial], {
    fontFaceFormat: "styleObject",
  });
  const { sizeAdjust, ascentOverride, descentOverride, lineGapOverride } = fontFaces[0]?.["@font-face"] ?? {};
  const local = isBold ? ["Arial Bold", "Liberation Sans Bold"] : ["Arial", "Liberation Sans"];
  return [
    `src:${local.map((name) => `local("${name}")`).join(",")}`,
    `size-adjust:${sizeAdjust}`,
    `ascent-override:${ascentOverride}`,
    `descent-override:${descentOverride}`,
    `line-gap-override:${lineGapOverride}`,
  ].join(";");
}

const files: Record<string, { core: string; more: string; fallback: string }> = {};
for (const [key, source] of Object.entries(sources) as [TypefaceName, Buffer][]) {
  const typeface = faces[key];
  const [min, max] = typeface.weights;
  const axes: Axes = { wght: min === max ? min : { min, max } };
  const name = typeface.package.split("/").at(-1) ?? key;
  const first = await cut(source, name, core, axes);
  files[key] = {
    core: first.path,
    more: (await cut(source, `${name}-more`, more, axes)).path,
    fallback: await fallbackOf(first.font, min >= 600),
  };
}

const pictures = "src/gatsby/share-pictures/fonts";
for (const [key, target] of [
  ["heading", `${pictures}/heading.woff`],
  ["text", `${pictures}/text.woff`],
  ["heading", "art/fonts/heading.ttf"],
] as const) {
  const options = { targetFormat: formats[extname(target)], variationAxes: { wght: faces[key].weights[1] } };
  made[target] = await subsetFont(sources[key], all, options);
}

await rm("static/fonts", { recursive: true, force: true });
writeAll(made);
const programFile = "src/theme/font-files.ts";
await writeFile(
  programFile,
  `/**
 * Written by \`npm run brand\`: where the fonts lie, and how their fallbacks take their room. Every page loads "core";
 * "more" comes only for a letter that it lacks. Each name holds a digest, so that browsers may keep the file.
 */
export const fontFiles = ${JSON.stringify(files)};

export const unicodeRanges = ${JSON.stringify({ core: unicodeRange(core), more: moreRange })};
`,
);
execFileSync(process.execPath, ["node_modules/@biomejs/biome/bin/biome", "format", "--write", programFile]);
