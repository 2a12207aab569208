/**
 * Cuts the two brand fonts down to what the site shows, and writes where they lie to src/theme/font-files.ts.
 * Bricolage Grotesque is pinned to the one weight that headings use; Instrument Sans keeps its weights 400 to 600.
 * Of the fonts' features kerning and ligatures stay. Each font has a cut for every page and one for rarer letters.
 * For the sharing pictures both are made once more in the one format and the one weight each that satori reads.
 * A third copy of the headings' font is for signs in the dioramas: Blender reads TrueType only.
 * Run with `npm run art:fonts`; the results are committed. Sources: @fontsource-variable, OFL 1.1.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, extname, join } from "node:path";
import { all, core, moreRange, unicodeRange } from "./characters.mjs";

type Axes = Record<string, number | { min: number; max: number }>;

/** subset-font has no types of its own. */
type SubsetFont = (
  font: Buffer,
  characters: string,
  options: { targetFormat: string | undefined; variationAxes: Axes; keepFeatures?: string[] },
) => Promise<Buffer>;

const require = createRequire(import.meta.url);
const subsetFont: SubsetFont = require("subset-font");

const bricolage = "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2";
const instrument = "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";
const heading: Axes = { wght: 650 };
const text: Axes = { wght: { min: 400, max: 600 } };

/** What pages load, under the names that the program knows. */
const webFonts = {
  instrumentSans: { source: instrument, name: "instrument-sans", axes: text },
  bricolageGrotesque: { source: bricolage, name: "bricolage-grotesque", axes: heading },
};

const sharePictures = "src/gatsby/head/share-pictures/fonts";

/** What only our own tools read. */
const toolFonts: { source: string; target: string; axes: Axes }[] = [
  { source: bricolage, target: `${sharePictures}/bricolage-grotesque-650.woff`, axes: heading },
  { source: instrument, target: `${sharePictures}/instrument-sans-600.woff`, axes: { wght: 600 } },
  { source: bricolage, target: "art/fonts/bricolage-display.ttf", axes: heading },
];

const formats: Record<string, string> = { ".woff2": "woff2", ".woff": "woff", ".ttf": "truetype" };

async function readSource(source: string): Promise<Buffer> {
  const [scope, name] = source.split("/");
  const folder = dirname(require.resolve(`${scope}/${name}/package.json`));
  return readFile(join(folder, source.split("/").slice(2).join("/")));
}

async function write(target: string, font: Buffer): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, font);
  console.log(`${target} ${font.length} bytes`);
}

const more = [...all].filter((character) => !core.includes(character)).join("");

/** Makes one file of a font that pages load, and tells its path. */
async function cut(source: Buffer, name: string, characters: string, axes: Axes): Promise<string> {
  const options = { targetFormat: "woff2", variationAxes: axes, keepFeatures: ["kern", "liga"] };
  const font = await subsetFont(source, characters, options);
  const digest = createHash("sha256").update(font).digest("hex").slice(0, 8);
  const path = `/fonts/${name}.${digest}.woff2`;
  await write(`static${path}`, font);
  return path;
}

await rm("static/fonts", { recursive: true, force: true });
const files: Record<string, { core: string; more: string }> = {};
for (const [key, { source, name, axes }] of Object.entries(webFonts)) {
  const font = await readSource(source);
  files[key] = { core: await cut(font, name, core, axes), more: await cut(font, `${name}-more`, more, axes) };
}

const programFile = "src/theme/font-files.ts";
await writeFile(
  programFile,
  `/**
 * Written by \`npm run art:fonts\`: where the fonts lie. Every page loads "core"; "more" comes only for a letter that it
 * lacks. Each name holds a digest, so that browsers may keep the file.
 */
export const fontFiles = ${JSON.stringify(files)};

/** The characters of each cut, as CSS has them. */
export const unicodeRanges = ${JSON.stringify({ core: unicodeRange(core), more: moreRange })};
`,
);
execFileSync(process.execPath, ["node_modules/@biomejs/biome/bin/biome", "format", "--write", programFile]);

for (const { source, target, axes } of toolFonts) {
  const options = { targetFormat: formats[extname(target)], variationAxes: axes };
  await write(target, await subsetFont(await readSource(source), all, options));
}
