import { sumAround } from "./sum-around.mjs";

/** Least difference of a pixel from the first frame's where something moves, of 255. */
const moves = 12;
/** Least number of the nine pixels around that must have moved too: one alone is noise. */
const company = 3;
/** Pixels around what moves that move with it: the soft edges of things and of their shadows. */
const reach = 3;
/** Pixels over which the frame goes over into the picture. */
const seam = 2;

/**
 * Keeps still what stands still: where a frame shows what the first one shows, it gets the pixels of the picture that the
 * loop lies over, so that nothing jumps or flickers and the file has only to hold what moves. The first frame is that
 * picture.
 *
 * @param frames RGBA of each frame, cleaned
 * @param picture RGBA of the still picture in the same size
 */
export function keepStill(frames: readonly Buffer[], picture: Buffer, width: number): Buffer[] {
  const [first = picture] = frames;
  return frames.map((frame, k) => {
    const made = Buffer.from(picture);
    if (!k) return made;
    const mask = soften(movement(first, frame), width);
    for (const [p, part] of mask.entries()) if (part) blend(made, frame, p * 4, part);
    return made;
  });
}

/** 1 for each pixel that looks otherwise in one frame than in the other, else 0. */
function movement(one: Buffer, other: Buffer): Float32Array {
  return new Float32Array(one.length / 4).map((_, p) => {
    const i = p * 4;
    const [a = 0, b = 0] = [one[i + 3], other[i + 3]];
    let far = Math.abs(a - b);
    for (let c = i; c < i + 3; c++) far = Math.max(far, Math.abs((one[c] ?? 0) * a - (other[c] ?? 0) * b) / 255);
    return far > moves ? 1 : 0;
  });
}

/** Leaves out noise, lets the rest grow by `reach` on all sides and fall off over the seam. */
function soften(mask: Float32Array, width: number): Float32Array {
  const sure = sumAround(mask, width, 1).map((count) => (count >= company ? 1 : 0));
  const grown = sumAround(sure, width, reach).map((count) => (count ? 1 : 0));
  const whole = (2 * seam + 1) ** 2;
  return sumAround(grown, width, seam).map((count) => Math.min(1, count / whole));
}

/** Puts a part of one pixel over that of a picture; colours count as much as they are seen. */
function blend(onto: Buffer, from: Buffer, i: number, part: number) {
  const [below = 0, above = 0] = [onto[i + 3], from[i + 3]];
  const alpha = below * (1 - part) + above * part;
  for (let c = i; c < i + 3 && alpha; c++) {
    onto[c] = Math.round(((onto[c] ?? 0) * below * (1 - part) + (from[c] ?? 0) * above * part) / alpha);
  }
  onto[i + 3] = Math.round(alpha);
}
