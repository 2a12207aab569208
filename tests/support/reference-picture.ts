import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { type Compare, compareWhole } from "./picture-difference";

/** The share of points that may differ: letters are drawn a little otherwise from one machine to the next. */
const defaultTolerance = 0.01;

/** A screenshot in few bytes. */
const pictureOf = (screenshot: Buffer): Promise<Buffer> =>
  sharp(screenshot).webp({ quality: 50, effort: 6 }).toBuffer();

/** Writes what was kept, what was seen, and where they differ, beside each other to the folder of the test's results. */
function report(folder: string, id: string, pictures: Readonly<Record<string, Buffer | undefined>>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, picture] of Object.entries(pictures)) {
    if (picture) writeFileSync(join(folder, `${id}-${name}.webp`), picture);
  }
}

interface Comparison {
  readonly id: string;
  readonly screenshot: Buffer;
  /** Folder of the reference pictures. */
  readonly folder: string;
  /** True where the picture is to be written instead of compared. */
  readonly isUpdate: boolean;
  /** Folder for pictures that differ. */
  readonly results: string;
  /** The command that takes it anew. */
  readonly command?: string;
  readonly compare?: Compare;
  /** The share of points that may differ. */
  readonly tolerance?: number;
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
  command = "npx playwright test --project examples --update-snapshots",
  compare = compareWhole,
  tolerance = defaultTolerance,
}: Comparison): Promise<string | undefined> {
  const file = join(folder, `${id}.webp`);
  const kept = existsSync(file) ? readFileSync(file) : undefined;
  const difference = kept && (await compare(kept, screenshot, tolerance));
  if (difference && difference.share <= tolerance) return undefined;
  const actual = await pictureOf(screenshot);
  if (kept || !isUpdate) report(results, id, { kept, actual, difference: difference?.picture });
  if (isUpdate) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, actual);
    return undefined;
  }
  if (!kept) return `${id} has no picture; ${command} makes it`;
  return `${id} differs ${difference ? `in ${(difference.share * 100).toFixed(1)} % of its points` : "in size"}`;
}
