/**
 * Lays all dioramas on one sheet with their names, to see whether they are one family and each tells its subject.
 *
 *   npm run sheet -w art      -> art/sheet.webp
 */
import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { colorsIn } from "../src/theme/read-appearance";
import { outline } from "./marks/outline.mjs";

const day = colorsIn("day");

const here = dirname(fileURLToPath(import.meta.url));
const images = join(here, "../content/images");
const font = join(here, "fonts/heading.ttf");
const cell = { width: 340, height: 310 };
const columns = 6;
/** Behind the pictures stand the grounds that pages show them on. */
const grounds = [day.background, day.alternate, day.accentHover, day.cool];

/** One picture on a ground, its name below. */
async function drawCell(name: string, background: string) {
  const art = await sharp(join(images, `${name}.webp`))
    .resize({ width: cell.width - 20, height: 260, fit: "inside" })
    .toBuffer({ resolveWithObject: true });
  const fill = background === day.band ? day.background : day.text;
  const { path } = await outline({ font, text: name });
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${cell.width}" height="40"><path transform="translate(14 24) scale(0.17)" fill="${fill}" d="${path}"/></svg>`;
  return sharp({ create: { ...cell, channels: 4, background } })
    .composite([
      { input: art.data, left: Math.round((cell.width - art.info.width) / 2), top: 6 },
      { input: Buffer.from(words), left: 0, top: cell.height - 40 },
    ])
    .png()
    .toBuffer();
}

const names = (await readdir(images)).filter((file) => file.endsWith(".webp")).map((file) => file.slice(0, -5));
const layers = await Promise.all(
  names.sort().map(async (name, i) => {
    const row = Math.floor(i / columns);
    const ground = /^(closing|promotion)\b/.test(name)
      ? day.band
      : (grounds[(i + row) % grounds.length] ?? day.background);
    return { input: await drawCell(name, ground), left: (i % columns) * cell.width, top: row * cell.height };
  }),
);
const height = Math.ceil(names.length / columns) * cell.height;
await sharp({ create: { width: columns * cell.width, height, channels: 3, background: day.background } })
  .composite(layers)
  .webp({ quality: 82 })
  .toFile(join(here, "sheet.webp"));
console.log(`art/sheet.webp: ${names.length} pictures`);
