import type { Font } from "satori";
import sharp, { type CreateRaw, type OutputInfo, type OverlayOptions } from "sharp";
import { drawGround } from "./draw-ground";
import { drawWords } from "./draw-words";
import { groundOf } from "./grounds";
import { dioramaRoom, maxBytes, size } from "./measures";
import type { Brand, SharePage } from "./share-page";

/** Tried one after the other until the file is small enough. */
const qualities = [86, 80, 72, 62, 50];

/**
 * What sharp has to be told of bare pixels. Not all that it said of them itself: it calls them premultiplied after a
 * resize, which they are not, and would then draw whatever is half transparent too bright.
 */
const pixelsOf = ({ width, height, channels }: OutputInfo): CreateRaw => ({ width, height, channels });

/**
 * The diorama without the emptiness around it, as large as its room allows, and where it stands. One that is cut off at
 * its right edge stands at the picture's edge, where that looks meant.
 */
async function placeDiorama(file: string): Promise<OverlayOptions> {
  const { width: sourceWidth } = await sharp(file).metadata();
  const whole = await sharp(file).ensureAlpha().trim({ threshold: 8 }).raw().toBuffer({ resolveWithObject: true });
  const { data, info } = await sharp(whole.data, { raw: pixelsOf(whole.info) })
    .resize({ width: dioramaRoom.width, height: dioramaRoom.height, fit: "inside" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isCutOff = whole.info.width - (whole.info.trimOffsetLeft ?? 0) >= sourceWidth;
  const right = isCutOff ? size.width : dioramaRoom.left + dioramaRoom.width;
  return {
    input: data,
    raw: pixelsOf(info),
    left: right - info.width,
    top: dioramaRoom.top + Math.round((dioramaRoom.height - info.height) * 0.6),
  };
}

/** Draws the sharing picture of a page as a JPEG. */
export async function drawPicture(page: SharePage, brand: Brand, fonts: Font[]): Promise<Buffer> {
  const ground = groundOf(page.kind);
  const words = await drawWords(page, brand, ground, fonts);
  const layers = [await placeDiorama(page.diorama.file), { input: Buffer.from(words), left: 0, top: 0 }];
  const { data, info } = await sharp(Buffer.from(drawGround(ground)))
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const quality of qualities) {
    const picture = await sharp(data, { raw: info })
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:4:4" })
      .toBuffer();
    if (picture.length <= maxBytes) return picture;
  }
  throw new Error(`it is larger than ${maxBytes / 1000} kB even at the lowest quality`);
}
