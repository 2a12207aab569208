import sharp, { type CreateRaw } from "sharp";
import { dioramaArea, size } from "./measures";

/** How much a pixel has to differ from the one in the corner to be part of the picture, from 0 to 255. */
const threshold = 8;

const channels = 4;

interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The edges of what is not as empty as the upper left corner: sharp's own way to find them takes thirty times as long. */
function edgesOf(data: Buffer, width: number, height: number): Edges {
  const isEmpty = (x: number, y: number) => {
    const at = (y * width + x) * channels;
    for (let channel = 0; channel < channels; channel += 1) {
      if (Math.abs((data[at + channel] ?? 0) - (data[channel] ?? 0)) > threshold) return false;
    }
    return true;
  };
  const isEmptyRow = (y: number, from: number, to: number) => {
    for (let x = from; x < to; x += 1) if (!isEmpty(x, y)) return false;
    return true;
  };
  const isEmptyColumn = (x: number, from: number, to: number) => {
    for (let y = from; y < to; y += 1) if (!isEmpty(x, y)) return false;
    return true;
  };
  let [left, top, right, bottom] = [0, 0, width, height];
  while (top < bottom && isEmptyRow(top, 0, width)) top += 1;
  if (top === bottom) return { left: 0, top: 0, right: width, bottom: height };
  while (isEmptyRow(bottom - 1, 0, width)) bottom -= 1;
  while (isEmptyColumn(left, top, bottom)) left += 1;
  while (isEmptyColumn(right - 1, top, bottom)) right -= 1;
  return { left, top, right, bottom };
}

/** A diorama in a sharing picture. */
export interface PlacedDiorama {
  /** What sharp lays on the picture. */
  readonly overlay: { readonly input: Buffer; readonly raw: CreateRaw; readonly left: number; readonly top: number };
  /** Where its whole file would lie, with the emptiness around it. */
  readonly whole: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
}

/**
 * The diorama without the emptiness around it, as large as its area allows, and where it stands. One that is cut off at
 * its right edge stands at the picture's edge, where that looks meant.
 */
export async function placeDiorama(file: string): Promise<PlacedDiorama> {
  const { data, info } = await sharp(file)
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { left, top, right, bottom } = edgesOf(data, info.width, info.height);
  // Not all that sharp says of the pixels itself: it calls them premultiplied after a resize, which they are not, and
  // would then draw whatever is half transparent too bright.
  const raw = ({ width, height }: { width: number; height: number }): CreateRaw => ({ width, height, channels });
  const resized = await sharp(data, { raw: raw(info) })
    .extract({ left, top, width: right - left, height: bottom - top })
    .resize({ width: dioramaArea.width, height: dioramaArea.height, fit: "inside" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rightEdge = right === info.width ? size.width : dioramaArea.left + dioramaArea.width;
  const overlay = {
    input: resized.data,
    raw: raw(resized.info),
    left: rightEdge - resized.info.width,
    top: dioramaArea.top + Math.round((dioramaArea.height - resized.info.height) * 0.6),
  };
  const scale = resized.info.width / (right - left);
  return {
    overlay,
    whole: {
      left: overlay.left - left * scale,
      top: overlay.top - top * scale,
      width: info.width * scale,
      height: info.height * scale,
    },
  };
}
