/**
 * Draws the interim dioramas: scenes.mjs -> transparent WebP, 1400 px wide, in content/images.
 *
 *   node art/placeholders/render.mjs [name ...]
 *
 * Without names every scene is drawn. Set PREVIEW=<folder> to also get PNGs on the paper ground.
 */
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { scenes } from "./scenes.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const target = join(here, "../../content/images");
const preview = process.env.PREVIEW;
const limit = 120 * 1024;
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in scenes));
if (unknown.length) throw new Error(`No such scene: ${unknown.join(", ")}`);
if (preview) await mkdir(preview, { recursive: true });

for (const name of wanted.length ? wanted : Object.keys(scenes)) {
  const svg = Buffer.from(String(scenes[name]()));
  const { size, width, height } = await sharp(svg)
    .webp({ quality: 85, alphaQuality: 90, effort: 5 })
    .toFile(join(target, `${name}.webp`));
  if (size > limit) throw new Error(`${name}.webp has ${size} bytes; the limit is ${limit}`);
  if (preview)
    await sharp(svg)
      .flatten({ background: "#FBF8F1" })
      .resize(700)
      .png()
      .toFile(join(preview, `${name}.png`));
  console.log(`${name}.webp ${width}x${height} ${Math.round(size / 1024)} kB`);
}
