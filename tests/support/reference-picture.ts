import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pixelmatch from "pixelmatch";
import sharp from "sharp";

/** The share of points that may differ: letters are drawn a little otherwise from one machine to the next. */
const tolerance = 0.01;

/** A screenshot in few bytes. */
const pictureOf = (screenshot: Buffer): Promise<Buffer> =>
  sharp(screenshot).webp({ quality: 50, effort: 6 }).toBuffer();

const pointsOf = (picture: Buffer) => sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** Writes what was seen, and where it differs, to the folder of the test's results. */
async function report(folder: string, id: string, actual: Buffer, difference?: Buffer): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${id}-actual.webp`), actual);
  if (difference) writeFileSync(join(folder, `${id}-difference.webp`), difference);
}

interface Comparison {
  readonly id: string;
  readonly screenshot: Buffer;
  /** Where the pictures are kept. */
  readonly folder: string;
  /** True where the picture is to be written instead of compared. */
  readonly isUpdate: boolean;
  /** Where a picture that differs is put. */
  readonly results: string;
}

/**
 * Compares a screenshot with the picture that is kept of it.
 * @returns what differs, or undefined where nothing does
 */
export async function pictureFault({
  id,
  screenshot,
  folder,
  isUpdate,
  results,
}: Comparison): Promise<string | undefined> {
  const actual = await pictureOf(screenshot);
  const file = join(folder, `${id}.webp`);
  const isKept = existsSync(file);
  const difference = isKept ? await compare(readFileSync(file), actual) : undefined;
  if (difference && difference.share <= tolerance) return undefined;
  if (isUpdate) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, actual);
    return undefined;
  }
  await report(results, id, actual, difference?.picture);
  if (!isKept) return `${id} has no picture; npm run examples:pictures makes it`;
  return `${id} differs ${difference ? `in ${(difference.share * 100).toFixed(1)} % of its points` : "in size"}`;
}

interface Difference {
  readonly share: number;
  readonly picture: Buffer;
}

/** By how many points a picture may lie beside the other: where a box begins between two points, either may get it. */
const shifts = [0, -1, 1];

/** The part of a picture without its outermost points, beside its place by some. */
const insideOf = (picture: Buffer, size: { width: number; height: number }, left = 0, top = 0) =>
  pointsOf(picture).then(({ data, info }) =>
    sharp(data, { raw: info })
      .extract({ left: 1 + left, top: 1 + top, width: size.width - 2, height: size.height - 2 })
      .raw()
      .toBuffer(),
  );

/** How two pictures differ at the place where they differ least, or undefined where their sizes do. */
async function compare(expected: Buffer, actual: Buffer): Promise<Difference | undefined> {
  const [before, after] = await Promise.all([pointsOf(expected), pointsOf(actual)]);
  const [width, height] = [
    Math.min(before.info.width, after.info.width),
    Math.min(before.info.height, after.info.height),
  ];
  if (Math.max(before.info.width, after.info.width) > width + 1) return undefined;
  if (Math.max(before.info.height, after.info.height) > height + 1) return undefined;
  const inside = await insideOf(expected, { width, height });
  let least: { count: number; points: Uint8ClampedArray } | undefined;
  for (const [left, top] of shifts.flatMap((x) => shifts.map((y) => [x, y] as const))) {
    const points = new Uint8ClampedArray((width - 2) * (height - 2) * 4);
    const beside = await insideOf(actual, { width, height }, left, top);
    const count = pixelmatch(inside, beside, points, width - 2, height - 2, { threshold: 0.2 });
    if (!least || count < least.count) least = { count, points };
    if (count <= tolerance * width * height) break;
  }
  if (!least) return undefined;
  const picture = await sharp(least.points, { raw: { width: width - 2, height: height - 2, channels: 4 } })
    .webp()
    .toBuffer();
  return { share: least.count / (width * height), picture };
}
