import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { palette } from "../../src/theme/palette";
import type { Shot } from "./script.mjs";

const fontfile = join(dirname(fileURLToPath(import.meta.url)), "../fonts/bricolage-display.ttf");
const height = 70;
const side = 32;
const gap = 18;

function write(words: string, color: string) {
  const text = `<span foreground="${color}">${words}</span>`;
  return sharp({ text: { text, font: "Bricolage Grotesque 32", fontfile, rgba: true, dpi: 72 } })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** A shot's words on a forest pill 70 px high, the hour in the sun's colour before them, as PNG. */
export async function drawCaption({ hour, words }: Shot): Promise<Buffer> {
  const [time, line] = await Promise.all([write(hour, palette.sun), write(words, palette.paper)]);
  const width = side + time.info.width + gap + line.info.width + side;
  const pill = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" rx="22" fill="${palette.forest}"/></svg>`;
  // Letters below the line must not lift the words.
  const top = (part: typeof line) => Math.round((height - Math.min(part.info.height, 26)) / 2);
  return sharp(Buffer.from(pill))
    .composite([
      { input: time.data, left: side, top: top(time) },
      { input: line.data, left: side + time.info.width + gap, top: top(line) },
    ])
    .png()
    .toBuffer();
}
