import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import { dirname, join } from "node:path";

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    : [];

function isSame(from: string, to: string): boolean {
  const [source, copy] = [statSync(from), statSync(to, { throwIfNoEntry: false })];
  return copy !== undefined && copy.size === source.size && Math.abs(copy.mtimeMs - source.mtimeMs) < 2;
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  // The time is read first: a file that is saved while it is copied is then found to differ, and copied again.
  const { atime, mtime } = statSync(from);
  copyFileSync(from, to);
  utimesSync(to, atime, mtime);
}

/** Pictures come before the texts that name them, and go after them. */
const picturesFirst = (a: string, b: string) => Number(/\.yaml$/.test(a)) - Number(/\.yaml$/.test(b));

/**
 * Makes a folder the same as another, and writes only what differs: whoever watches the copy sees what has changed.
 * @param apart files that are left alone in the copy
 * @returns the files that were written or removed
 */
export function mirrorFolder(from: string, to: string, apart: ReadonlySet<string> = new Set()): string[] {
  const wanted = filesBelow(from);
  const changed = wanted
    .filter((file) => !apart.has(file.replaceAll("\\", "/")) && !isSame(join(from, file), join(to, file)))
    .sort(picturesFirst);
  for (const file of changed) copy(join(from, file), join(to, file));
  const known = new Set(wanted);
  const gone = filesBelow(to)
    .filter((file) => !known.has(file))
    .sort((a, b) => picturesFirst(b, a));
  for (const file of gone) rmSync(join(to, file));
  return [...changed, ...gone];
}
