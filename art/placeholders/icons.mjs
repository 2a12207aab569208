/**
 * Draws the logo (the sun on its arc) as favicon and app icons, and the picture for shared links.
 *
 *   node art/placeholders/icons.mjs
 *
 * The words on the shared picture are set by text.py (python3 with fontTools and brotli; set PYTHON to choose the interpreter).
 */
import { execFileSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const here = dirname(fileURLToPath(import.meta.url));
const site = join(here, "../..");
const paper = "#FBF8F1";
await mkdir(join(site, "static/icons"), { recursive: true });

/** The mark in its own 38 by 26 box, as in the header. */
const mark = (stroke = 3.4) =>
  `<path d="M3 23a16 16 0 0 1 32 0" fill="none" stroke="#17724A" stroke-width="${stroke}" stroke-linecap="round"/><circle cx="25.5" cy="8.8" r="5.6" fill="#FFB938" stroke="${paper}" stroke-width="2"/>`;
/** A square icon: the share of the side that the mark takes, and the corner radius out of 64. */
const icon = (share, radius, stroke) => {
  const k = (64 * share) / 38;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><rect width="64" height="64" rx="${radius}" fill="${paper}"/><g transform="translate(${(32 - 19 * k).toFixed(2)} ${(32 - 13.4 * k).toFixed(2)}) scale(${k.toFixed(3)})">${mark(stroke)}</g></svg>\n`;
};
const png = (svg, size) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

const favicon = icon(0.86, 14, 4);
await writeFile(join(site, "static/favicon.svg"), favicon);

const sizes = [16, 32];
const images = await Promise.all(sizes.map((size) => png(size === 16 ? icon(0.92, 12, 5) : favicon, size)));
const header = Buffer.alloc(6 + 16 * sizes.length);
header.writeUInt16LE(1, 2);
header.writeUInt16LE(sizes.length, 4);
let offset = header.length;
images.forEach((image, i) => {
  const at = 6 + 16 * i;
  header.writeUInt8(sizes[i], at);
  header.writeUInt8(sizes[i], at + 1);
  header.writeUInt16LE(1, at + 4);
  header.writeUInt16LE(32, at + 6);
  header.writeUInt32LE(image.length, at + 8);
  header.writeUInt32LE(offset, at + 12);
  offset += image.length;
});
await writeFile(join(site, "static/favicon.ico"), Buffer.concat([header, ...images]));

await writeFile(join(site, "static/icons/icon-180.png"), await png(icon(0.68, 0), 180));
await writeFile(join(site, "static/icons/icon-192.png"), await png(icon(0.74, 14), 192));
await writeFile(join(site, "static/icons/icon-512.png"), await png(icon(0.74, 14), 512));
await writeFile(join(site, "static/icons/icon-maskable-512.png"), await png(icon(0.56, 0), 512));

/* The picture for shared links. */
const words = (text, font, weight, size, tracking) =>
  execFileSync(
    process.env.PYTHON ?? "python3",
    [
      "-B",
      "-c",
      `from text import outline; print(outline(${JSON.stringify(text)}, "${font}", ${weight}, ${size}, ${tracking})[0])`,
    ],
    { cwd: here, encoding: "utf8" },
  ).trim();
const share = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<defs><radialGradient id="noon" cx="850" cy="190" r="640" gradientUnits="userSpaceOnUse"><stop stop-color="#FFE3A8"/><stop offset=".5" stop-color="#FFE3A8" stop-opacity=".42"/><stop offset="1" stop-color="#FFE3A8" stop-opacity="0"/></radialGradient></defs>
<rect width="1200" height="630" fill="${paper}"/><rect width="1200" height="630" fill="url(#noon)"/>
<g transform="translate(66 150) scale(3)">${mark().replace(` stroke="${paper}" stroke-width="2"`, ' stroke="#FCF6E8" stroke-width="2"')}</g>
<path transform="translate(68 322)" d="${words("noonward", "bricolage", 700, 94, -0.032)}" fill="#10241C"/>
<path transform="translate(72 390)" d="${words("IT services and", "instrument", 500, 34, -0.005)}" fill="#4B5D53"/>
<path transform="translate(72 436)" d="${words("sustainability technology", "instrument", 500, 34, -0.005)}" fill="#4B5D53"/>
</svg>`;
const hero = await sharp(join(site, "content/images/hero.webp")).resize({ width: 680 }).toBuffer();
const file = await sharp(Buffer.from(share))
  .composite([{ input: hero, left: 520, top: 50 }])
  .png({ palette: true, quality: 90, colours: 256, dither: 0.6, compressionLevel: 9, effort: 10 })
  .toFile(join(site, "content/images/share.png"));
console.log(`share.png ${file.width}x${file.height} ${Math.round(file.size / 1024)} kB`);
