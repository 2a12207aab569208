/**
 * Lays all dioramas on one sheet with their names, to see whether they are one family and each tells its subject.
 *
 *   npm run art:sheet      -> art/sheet.webp
 */
import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const here = dirname(fileURLToPath(import.meta.url));
const images = join(here, "../content/images");
const fontfile = join(here, "fonts/bricolage-display.ttf");
const cell = { width: 340, height: 310 };
const columns = 6;
/** Behind the pictures stand the grounds that pages show them on. */
const grounds = ["#FBF8F1", "#EEF3EA", "#FFE3A8", "#E3F0F6"];

const names = (await readdir(images))
  .filter((file) => file.endsWith(".webp"))
  .map((file) => file.slice(0, -5))
  .sort();
const rows = Math.ceil(names.length / columns);
const layers = await Promise.all(
  names.map(async (name, i) => {
    const ground =
      name.startsWith("promotion") || /-\d$/.test(name)
        ? "#0F3D2E"
        : grounds[(i + Math.floor(i / columns)) % grounds.length];
    const art = await sharp(join(images, `${name}.webp`))
      .resize({ width: cell.width - 20, height: 260, fit: "inside" })
      .toBuffer({ resolveWithObject: true });
    const words = await sharp({ text: { text: name, font: "Bricolage Grotesque 17", fontfile, rgba: true, dpi: 72 } })
      .png()
      .toBuffer();
    const dark = ground === "#0F3D2E";
    const input = await sharp({ create: { ...cell, channels: 4, background: ground } })
      .composite([
        { input: art.data, left: Math.round((cell.width - art.info.width) / 2), top: 6 },
        {
          input: dark ? await sharp(words).negate({ alpha: false }).toBuffer() : words,
          left: 14,
          top: cell.height - 32,
        },
      ])
      .png()
      .toBuffer();
    return { input, left: (i % columns) * cell.width, top: Math.floor(i / columns) * cell.height };
  }),
);
await sharp({ create: { width: columns * cell.width, height: rows * cell.height, channels: 3, background: "#FBF8F1" } })
  .composite(layers)
  .webp({ quality: 82 })
  .toFile(join(here, "sheet.webp"));
console.log(`art/sheet.webp: ${names.length} pictures`);
