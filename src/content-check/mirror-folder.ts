import { rmSync } from "node:fs";
import { basename, join } from "node:path";
import { copyFile, filesIn, isSameFile } from "../content/files/file-tree";

/** Files that begin with a dot are those of editor programs. */
const shownFiles = (folder: string) => filesIn(folder).filter((file) => !basename(file).startsWith("."));

/** Pictures come before the texts that name them, and go after them. */
const picturesFirst = (a: string, b: string) => Number(/\.yaml$/.test(a)) - Number(/\.yaml$/.test(b));

/**
 * Makes a folder the same as another, and writes only what differs: whoever watches the copy sees what has changed.
 * @param apart files that are left alone in the copy
 * @returns the files that were written or removed
 */
export function mirrorFolder(from: string, to: string, apart: ReadonlySet<string> = new Set()): string[] {
  const wanted = shownFiles(from);
  const changed = wanted
    .filter((file) => !apart.has(file.replaceAll("\\", "/")) && !isSameFile(join(from, file), join(to, file)))
    .sort(picturesFirst);
  for (const file of changed) copyFile(join(from, file), join(to, file));
  const known = new Set(wanted);
  const gone = shownFiles(to)
    .filter((file) => !known.has(file))
    .sort((a, b) => picturesFirst(b, a));
  for (const file of gone) rmSync(join(to, file));
  return [...changed, ...gone];
}
