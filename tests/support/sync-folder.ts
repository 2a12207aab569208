import { rmSync } from "node:fs";
import { join } from "node:path";
import { copyFile, filesIn, isSameFile } from "../../src/content/files/file-tree";

/**
 * Makes a folder the same as another: writes only files that differ and removes those that are gone, so that a build in
 * the copy does again only what has changed.
 * @param isWanted which files belong into the copy, by their path below the folder. Others that it has are left alone
 */
export function syncFolder(from: string, to: string, isWanted: (file: string) => boolean = () => true): void {
  const wanted = filesIn(from).filter(isWanted);
  for (const file of filesIn(to).filter(isWanted)) if (!wanted.includes(file)) rmSync(join(to, file));
  for (const file of wanted)
    if (!isSameFile(join(from, file), join(to, file))) copyFile(join(from, file), join(to, file));
}
