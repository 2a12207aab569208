import sharp from "sharp";

interface LoopShape {
  /** Of a frame, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  /** Milliseconds that a frame is shown. */
  readonly frameTime: number;
}

/** Largest error of a pixel's transparency, of 255. */
const farAlpha = 40;
/** Pixels of all frames together that may be that far: soft edges of what moves. */
const farPixels = 200;

/** Attempts to make a pixel that is no picture a little more or less transparent. */
const unrest = 16;

/**
 * The first pixel below which something moves, in bytes from the beginning of its frame, and not solid in any frame: the
 * part of the picture that a frame has to hold does not become larger by it.
 */
function restlessPlace(pixels: Buffer, { width, height, frames }: LoopShape): number {
  const size = width * height * 4;
  const shots = Array.from({ length: frames }, (_, k) => pixels.subarray(k * size, (k + 1) * size));
  const [first = pixels] = shots;
  const moves = (i: number) => shots.some((shot) => shot[i] !== first[i] || shot[i + 3] !== first[i + 3]);
  const isOpen = (i: number) => shots.every((shot) => (shot[i + 3] ?? 0) < 255 - unrest);
  for (let i = 0; i < size; i += 4) if (moves(i) && isOpen(i)) return i;
  return 0;
}

/** One pixel that is less transparent in every second frame: no frame can then be made by painting over the last one. */
function withUnrest(pixels: Buffer, shape: LoopShape): Buffer {
  const changed = Buffer.from(pixels);
  const place = restlessPlace(pixels, shape) + 3;
  const size = shape.width * shape.height * 4;
  for (let k = 1; k < shape.frames; k += 2) {
    const at = k * size + place;
    changed[at] = (changed[at] ?? 0) + unrest;
  }
  return changed;
}

/**
 * Joins frames to an endless, transparent WebP. libwebp makes a frame by painting over the last one where it can, and
 * takes half-transparent pixels for unchanged that it then paints twice: shadows become dark blocks. So the file is
 * compared with what it should show, and made again without painting over where it differs.
 *
 * @param pixels RGBA of all frames, one after the other
 */
export async function encodeLoop(pixels: Buffer, shape: LoopShape): Promise<Buffer> {
  const { width, height, frames, frameTime } = shape;
  const raw = { width, height: height * frames, channels: 4, pageHeight: height } as const;
  const encode = (frame: Buffer) =>
    sharp(frame, { raw })
      .webp({ quality: 80, alphaQuality: 85, effort: 6, loop: 0, delay: Array(frames).fill(frameTime) })
      .toBuffer();
  const loop = await encode(pixels);
  if (await isFaithful(loop, pixels)) return loop;
  const second = await encode(withUnrest(pixels, shape));
  if (await isFaithful(second, pixels)) return second;
  throw new Error("The loop's shadows are painted twice, and no way round it was found.");
}

async function isFaithful(loop: Buffer, pixels: Buffer): Promise<boolean> {
  const shown = await sharp(loop, { pages: -1 }).ensureAlpha().raw().toBuffer();
  let far = 0;
  for (let i = 3; i < pixels.length; i += 4) if (Math.abs((shown[i] ?? 0) - (pixels[i] ?? 0)) > farAlpha) far++;
  return far <= farPixels;
}
