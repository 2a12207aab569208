import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join, parse } from "node:path";

export const eveningFileOf = (picture: string): string =>
  join(dirname(picture), "evening", `${parse(picture).name}.webp`);

/** Remark in an evening that was rendered, by which it is known of which picture; one that somebody drew has none. */
export const eveningRemark = (picture: Buffer): string =>
  `evening of ${createHash("md5").update(picture).digest("hex")}`;

export const isEveningFile = (file: string): boolean => basename(dirname(file)) === "evening";

const anyRemark = /evening of [0-9a-f]{32}/;

/** What the dark scheme shows in a picture's place; none where it was made of an earlier picture of this name. */
export function eveningOf(picture: string): string | undefined {
  const file = eveningFileOf(picture);
  if (!existsSync(file) || !existsSync(picture)) return undefined;
  const [remark] = anyRemark.exec(readFileSync(file, "latin1")) ?? [];
  return remark === undefined || remark === eveningRemark(readFileSync(picture)) ? file : undefined;
}

/**
 * Place of the sun's path behind a picture, and of the sun on it, in widths of the picture from its upper left corner:
 * x and y of the path's middle, the way from there to its setting end (x, y) and to its top (x, y), the part of the day
 * from evening (0) to morning (1) at which the sun stands, and the sun's radius.
 */
export type SunPath = readonly number[];

const length = 8;

/** Remark in a picture that was rendered to stand before the sun's path; a picture that takes its place has none. */
export const sunPathRemark = (path: SunPath): string =>
  `sun path ${path.map((part) => Math.round(part * 10_000) / 10_000).join(" ")}`;

const remark = new RegExp(`sun path((?: -?[\\d.]+){${length}})`);

export function sunPathOf(picture: string): SunPath | null {
  const [, parts] = remark.exec(readFileSync(picture, "latin1")) ?? [];
  return parts === undefined ? null : parts.trim().split(" ").map(Number);
}
