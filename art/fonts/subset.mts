/**
 * Cuts the two brand fonts down to what the site shows: Latin with German letters and the punctuation in use.
 * Bricolage Grotesque is pinned to the one weight that headings use; Instrument Sans keeps its weights 400 to 700.
 * For the sharing pictures both are made once more in the one format and the one weight each that satori reads.
 * A third copy of the headings' font is for signs in the dioramas: Blender reads TrueType only.
 * Run with `npm run art:fonts`; the results are committed. Sources: @fontsource-variable, OFL 1.1.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, extname, join } from "node:path";

type Axis = number | { min: number; max: number };

/** subset-font has no types of its own. */
type SubsetFont = (
  font: Buffer,
  characters: string,
  options: { targetFormat: string | undefined; variationAxes: Record<string, Axis> },
) => Promise<Buffer>;

const require = createRequire(import.meta.url);
const subsetFont: SubsetFont = require("subset-font");
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽžŸ–—‘’‚“”„†•…‰‹›€™−₂`;

const bricolage = "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2";
const instrument = "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";
const sharePictures = "src/gatsby/head/share-pictures/fonts";

const fonts: { source: string; target: string; axes: Record<string, Axis> }[] = [
  { source: bricolage, target: "static/fonts/bricolage-grotesque.woff2", axes: { wght: 650 } },
  { source: instrument, target: "static/fonts/instrument-sans.woff2", axes: { wght: { min: 400, max: 700 } } },
  { source: bricolage, target: `${sharePictures}/bricolage-grotesque-650.woff`, axes: { wght: 650 } },
  { source: instrument, target: `${sharePictures}/instrument-sans-600.woff`, axes: { wght: 600 } },
  { source: bricolage, target: "art/fonts/bricolage-display.ttf", axes: { wght: 650 } },
];

const formats: Record<string, string> = { ".woff2": "woff2", ".woff": "woff", ".ttf": "truetype" };

for (const { source, target, axes } of fonts) {
  const [scope, name] = source.split("/");
  const folder = dirname(require.resolve(`${scope}/${name}/package.json`));
  const font = await readFile(join(folder, source.split("/").slice(2).join("/")));
  const subset = await subsetFont(font, characters, { targetFormat: formats[extname(target)], variationAxes: axes });
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, subset);
  console.log(`${target} ${(subset.length / 1024).toFixed(1)} kB`);
}
