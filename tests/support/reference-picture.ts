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

/** How two pictures differ, or undefined where their sizes do. */
async function compare(expected: Buffer, actual: Buffer): Promise<Difference | undefined> {
  const [before, after] = await Promise.all([pointsOf(expected), pointsOf(actual)]);
  const { width, height } = before.info;
  if (after.info.width !== width || after.info.height !== height) return undefined;
  const points = new Uint8ClampedArray(width * height * 4);
  const count = pixelmatch(before.data, after.data, points, width, height, { threshold: 0.2 });
  const picture = await sharp(points, { raw: { width, height, channels: 4 } })
    .webp()
    .toBuffer();
  return { share: count / (width * height), picture };
}
