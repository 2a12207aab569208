import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { slugOf } from "../../src/content/slug";
import { Refusal } from "./refusal";
import { writeWhole } from "./write-file";

/** As wide or high as a picture of the site needs to be, in pixels. */
const side = 2000;

/** As much as a picture of the site may weigh, in bytes. */
const weight = 300_000;

/** A name that no other picture has. */
function freeName(contentRoot: string, words: string, ending: string): string {
  const slug = slugOf(words.replace(/\.[^.]*$/, "")) || "picture";
  for (let number = 1; ; number++) {
    const name = `images/${slug}${number === 1 ? "" : `-${number}`}.${ending}`;
    if (!existsSync(join(contentRoot, name))) return name;
  }
}

/** A drawing is kept as it is, unless it could do something when it is opened. */
function drawing(bytes: Buffer): Buffer | undefined {
  const text = bytes.toString("utf8");
  if (!/^\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(text)) return undefined;
  if (/<script|<foreignObject|\son\w+\s*=|javascript:|<!ENTITY/i.test(text)) {
    throw new Refusal("This drawing has a program in it; it is not taken.");
  }
  return bytes;
}

/** The best that fits: what is too heavy is encoded with less. */
async function encoded(bytes: Buffer): Promise<Buffer> {
  const image = sharp(bytes, { limitInputPixels: 100_000_000 }).rotate();
  const sized = image.resize({ width: side, height: side, fit: "inside", withoutEnlargement: true });
  for (const quality of [88, 80, 70, 55]) {
    const result = await sized.clone().webp({ quality, effort: 5 }).toBuffer();
    if (result.byteLength <= weight) return result;
  }
  const { width: wide = side } = await sharp(bytes).metadata();
  return sharp(bytes)
    .rotate()
    .resize({ width: Math.min(1200, wide) })
    .webp({ quality: 55 })
    .toBuffer();
}

/**
 * Puts a picture that somebody drops into `content/images`: as large as it needs to be, as WebP, under a name of its own.
 * @returns its path below `content/`
 */
export async function takePicture(contentRoot: string, bytes: Buffer, words: string): Promise<string> {
  const svg = drawing(bytes);
  const result =
    svg ??
    (await encoded(bytes).catch(() => {
      throw new Refusal("This is no picture that can be read; expected JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG.");
    }));
  const name = freeName(contentRoot, words, svg ? "svg" : "webp");
  writeWhole(join(contentRoot, name), result);
  return name;
}
