import { copyFileSync, mkdirSync, readdirSync, readFileSync, type Stats, statSync, utimesSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";

export function filesBelow(folder: string): string[] {
  if (!fileInfo(folder)?.isDirectory()) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => name.split(sep).join("/"));
}

export const filesIn = (folder: string): string[] =>
  filesBelow(folder).filter((path) => fileInfo(join(folder, path))?.isFile());

/** True where two files are alike. Some are written anew as they were, so another time alone says nothing. */
export function isSameFile(path: string, other: string): boolean {
  const [one, two] = [statSync(path), statSync(other, { throwIfNoEntry: false })];
  if (one.size !== two?.size) return false;
  // A copy's time is in whole milliseconds.
  return Math.abs(one.mtimeMs - two.mtimeMs) < 2 || readFileSync(path).equals(readFileSync(other));
}

export function copyFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  // The time is read first: a file that is saved while it is copied is then found to differ, and copied again.
  const { atime, mtime } = statSync(from);
  copyFileSync(from, to);
  utimesSync(to, atime, mtime);
}

/** Undefined where nothing is there, or nothing can be, as of a name that is too long. */
export function fileInfo(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** `CONTENT_DIR` names another folder: the program's own tests run on a small site of theirs. */
export const contentFolder = (): string => resolve(process.env.CONTENT_DIR || "content");

export const staticFolder = (): string => resolve("static");
