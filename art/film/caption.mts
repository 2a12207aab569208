import sharp from "sharp";
import { colorsIn } from "../../src/theme/read-appearance";
import { outline } from "../marks/outline.mjs";
import type { Shot } from "./script.mjs";

const day = colorsIn("day");

const font = "art/fonts/heading.ttf";
/** In pixels: the pill's height, the room at its sides and after the hour, the size of the letters and their baseline. */
const height = 70;
const side = 32;
const gap = 16;
const size = 32;
const baseline = 46;

/** A shot's words on a forest pill 70 px high, the hour in the sun's colour before them, as PNG. */
export async function drawCaption({ hour, words }: Shot): Promise<Buffer> {
  const scale = size / 100;
  const [time, line] = await Promise.all([outline({ font, text: hour }), outline({ font, text: words })]);
  const lineAt = side + time.width * scale + gap;
  const width = Math.ceil(lineAt + line.width * scale + side);
  const write = (path: string, x: number, fill: string) =>
    `<path transform="translate(${x} ${baseline}) scale(${scale})" fill="${fill}" d="${path}"/>`;
  const pill = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" rx="22" fill="${day.band}"/>`;
  const svg = `${pill}${write(time.path, side, day.accent)}${write(line.path, lineAt, day.background)}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
