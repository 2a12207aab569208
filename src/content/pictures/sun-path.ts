import { readFileSync } from "node:fs";

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

/** The sun's path that a picture was rendered for; null where it tells of none. */
export function sunPathOf(picture: string): SunPath | null {
  const [, parts] = remark.exec(readFileSync(picture, "latin1")) ?? [];
  return parts === undefined ? null : parts.trim().split(" ").map(Number);
}
