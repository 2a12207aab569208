import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesIn } from "../../src/content/files/file-tree";

/**
 * Makes a folder the same as another: writes only files that differ and removes those that are gone, so that a build in
 * the copy does again only what has changed.
 * @param isWanted which files belong into the copy, by their path below the folder; all where it is left out. Others
 *   that the copy has are left alone
 */
export function syncFolder(from: string, to: string, isWanted: (file: string) => boolean = () => true): void {
  const wanted = filesIn(from).filter(isWanted);
  for (const file of filesIn(to).filter(isWanted)) {
    if (!wanted.includes(file)) rmSync(join(to, file));
  }
  for (const file of wanted) {
    const content = readFileSync(join(from, file));
    const target = join(to, file);
    if (existsSync(target) && readFileSync(target).equals(content)) continue;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}
