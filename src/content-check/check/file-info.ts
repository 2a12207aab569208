import { type Stats, statSync } from "node:fs";

/** Facts of the disk about a path; undefined where nothing is there, or nothing can be, as of a name that is too long. */
export function fileInfo(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}
