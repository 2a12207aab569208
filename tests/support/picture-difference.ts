import pixelmatch from "pixelmatch";
import sharp from "sharp";

/** The difference between two pictures. */
interface Difference {
  /** The share of points that differ, in the part where most of them do. */
  readonly share: number;
  /** The points that differ; undefined where no more do than may. */
  readonly picture: Buffer | undefined;
}

/**
 * Compares two pictures: undefined where their sizes differ.
 * @param tolerance the share of points that may differ, below which no better place is looked for
 */
export type Compare = (expected: Buffer, actual: Buffer, tolerance: number) => Promise<Difference | undefined>;

/** Points as they lie in memory: red, green, blue and opacity, line by line. */
interface Points {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

async function pointsOf(picture: Buffer): Promise<Points> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** By how many points a picture may lie beside the other: where a box begins between two points, either may get it. */
const shifts = [0, -1, 1];

/** A part of a picture. */
function partOf({ data, width }: Points, left: number, top: number, size: { width: number; height: number }): Buffer {
  const lines = Array.from({ length: size.height }, (_, line) => {
    const start = ((top + line) * width + left) * 4;
    return data.subarray(start, start + size.width * 4);
  });
  return Buffer.concat(lines);
}

/**
 * The place where a part differs least from the other picture, of which the outermost points may lie outside, and in how
 * many.
 */
function leastDifference(
  before: Points,
  after: Points,
  top: number,
  size: { width: number; height: number },
  tolerance: number,
) {
  const enough = tolerance * size.width * size.height;
  const inside = partOf(before, 1, top, size);
  const compared = (x: number, y: number, points?: Buffer) =>
    pixelmatch(inside, partOf(after, 1 + x, top + y, size), points, size.width, size.height, { threshold: 0.2 });
  let least = { count: Number.POSITIVE_INFINITY, x: 0, y: 0 };
  for (const [x, y] of shifts.flatMap((across) => shifts.map((down) => [across, down] as const))) {
    const count = compared(x, y);
    if (count < least.count) least = { count, x, y };
    if (count <= enough) break;
  }
  const draw = () => {
    const points = Buffer.alloc(size.width * size.height * 4);
    compared(least.x, least.y, points);
    return points;
  };
  return { count: least.count, draw };
}

/**
 * Compares pictures in parts of some height, each at the place where it differs least: what is alike on most of a long
 * page cannot outweigh a block that has moved.
 */
export function compareParts(partHeight: number): Compare {
  return async (expected, actual, tolerance) => {
    const [before, after] = await Promise.all([pointsOf(expected), pointsOf(actual)]);
    const [width, height] = [Math.min(before.width, after.width), Math.min(before.height, after.height)];
    if (Math.max(before.width, after.width) > width + 1) return undefined;
    if (Math.max(before.height, after.height) > height + 1) return undefined;
    let share = 0;
    const parts: (() => Buffer)[] = [];
    for (let top = 1; top < height - 1; top += partHeight) {
      const size = { width: width - 2, height: Math.min(partHeight, height - 1 - top) };
      const { count, draw } = leastDifference(before, after, top, size, tolerance);
      parts.push(draw);
      // The last part may be a few lines only, of which a word is much.
      const counted = Math.max(size.height, Math.min(partHeight, height) / 2);
      share = Math.max(share, count / (size.width * counted));
    }
    if (share <= tolerance) return { share, picture: undefined };
    const raw = { width: width - 2, height: height - 2, channels: 4 } as const;
    const picture = await sharp(Buffer.concat(parts.map((draw) => draw())), { raw })
      .webp()
      .toBuffer();
    return { share, picture };
  };
}

/** Compares pictures as a whole. */
export const compareWhole: Compare = compareParts(Number.MAX_SAFE_INTEGER);
