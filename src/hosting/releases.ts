import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** A release is a finished build, copied; a file names the one that is served, and is exchanged in one step. */
export const releasesFolder = (project = "."): string => resolve(project, "releases");

const pointer = (folder: string) => join(folder, "current");

/** Newest first; none where nothing has been published. */
export function releaseNames(folder: string): string[] {
  const file = pointer(folder);
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8").split(/\s+/).filter(Boolean);
}

export function serveReleases(folder: string, names: readonly string[]): void {
  writeFileSync(`${pointer(folder)}.part`, names.map((name) => `${name}\n`).join(""));
  renameSync(`${pointer(folder)}.part`, pointer(folder));
}

/** To serve the site from, newest first; after a release never again `public/`, which the next build empties. */
export function servedFolders(project = ".", known?: string): string[] {
  const folder = releasesFolder(project);
  const folders = releaseNames(folder)
    .map((name) => join(folder, name))
    .filter((release) => existsSync(release));
  if (folders.length > 0) return folders;
  if (known !== undefined && dirname(known) === folder) throw new Error(`${pointer(folder)} names no release.`);
  return [resolve(project, "public")];
}
