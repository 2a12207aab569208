import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const fontfile = join(dirname(fileURLToPath(import.meta.url)), "../fonts/bricolage-display.ttf");
const height = 70;

const write = (text, color, size) =>
  sharp({
    text: {
      text: `<span foreground="${color}">${text}</span>`,
      font: `Bricolage Grotesque ${size}`,
      fontfile,
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });

/**
 * A shot's words on the forest pill, the hour in the sun's colour before them.
 *
 * @param {{ hour: string, words: string }} shot
 * @returns {Promise<Buffer>} a PNG, 70 px high
 */
export async function caption({ hour, words }) {
  const [time, line] = await Promise.all([write(hour, "#FFB938", 32), write(words, "#FBF8F1", 32)]);
  const width = 32 + time.info.width + 18 + line.info.width + 34;
  const pill = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" rx="22" fill="#0F3D2E"/></svg>`,
  );
  const middle = (part) => Math.round((height - part.info.height) / 2);
  return sharp(pill)
    .composite([
      { input: time.data, left: 32, top: middle(time) },
      { input: line.data, left: 32 + time.info.width + 18, top: middle(line) },
    ])
    .png()
    .toBuffer();
}
