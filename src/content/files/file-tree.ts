import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  type Stats,
  statSync,
  utimesSync,
} from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

/** The paths of all files below a folder, relative to it; none where there is no such folder. */
export const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    : [];

/** True where two files are alike. Some are written anew as they were, so another time alone says nothing. */
export function isSameFile(path: string, other: string): boolean {
  const [one, two] = [statSync(path), statSync(other, { throwIfNoEntry: false })];
  if (one.size !== two?.size) return false;
  // A copy's time is in whole milliseconds.
  return Math.abs(one.mtimeMs - two.mtimeMs) < 2 || readFileSync(path).equals(readFileSync(other));
}

/** Copies a file with its time, into a folder that is made where there is none. */
export function copyFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  // The time is read first: a file that is saved while it is copied is then found to differ, and copied again.
  const { atime, mtime } = statSync(from);
  copyFileSync(from, to);
  utimesSync(to, atime, mtime);
}

/** Facts of the disk about a path; undefined where nothing is there, or nothing can be, as of a name that is too long. */
export function fileInfo(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/**
 * The folder that holds the site's content, as a full path. `CONTENT_DIR` names another one, relative to the project's
 * root: the program's own tests run on a small site of theirs.
 */
export const contentFolder = (): string => resolve(process.env.CONTENT_DIR || "content");

/** The folder whose files are served as they are and can be linked to, as a full path. */
export const staticFolder = (): string => resolve("static");
