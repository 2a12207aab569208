import { copyFileSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { releaseNames, serveReleases } from "../../hosting/releases";
import { builtFolders } from "../internals";

/** Number of releases that stay: the one that is served, and two for visitors whose pages are older. */
const kept = 3;

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .filter((file) => file.split(sep)[0] !== builtFolders.fragments);

/** True where two files are alike. Gatsby copies some anew with every build, so another time alone says nothing. */
function isSame(path: string, other: string): boolean {
  const [one, two] = [statSync(path), statSync(other, { throwIfNoEntry: false })];
  if (one.size !== two?.size) return false;
  return Math.trunc(one.mtimeMs) === Math.trunc(two.mtimeMs) || readFileSync(path).equals(readFileSync(other));
}

/** Copies a file with its time, which browsers are told to ask for it again with. */
function copy(from: string, to: string): void {
  copyFileSync(from, to);
  const { atime, mtime } = statSync(from);
  utimesSync(to, atime, mtime);
}

/** Lets two releases share a file that neither ever changes. */
function share(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // Some file systems know no links.
    copy(from, to);
  }
}

function removeRelease(release: string): void {
  try {
    rmSync(release, { recursive: true, force: true });
  } catch {
    // Windows locks a file that is being sent. The next build tries again.
  }
}

/**
 * Makes a release of the built site and lets it be served in place of the one before. A build that changed nothing makes
 * none.
 * @param publicFolder the built site, finished
 * @param folder where releases lie
 */
export function publish(publicFolder: string, folder: string): void {
  const served = releaseNames(folder);
  const previous = served[0] && join(folder, served[0]);
  const files = filesIn(publicFolder);
  const before = new Set(previous ? filesIn(previous) : []);
  const unchanged = new Set(
    files.filter((file) => previous && before.has(file) && isSame(join(publicFolder, file), join(previous, file))),
  );
  const isNew = !previous || unchanged.size < files.length || before.size > files.length;
  const names = isNew ? [new Date().toISOString().replace(/[^0-9]/g, ""), ...served].slice(0, kept) : served;
  if (isNew) {
    const release = join(folder, names[0] ?? "");
    for (const file of files) {
      mkdirSync(dirname(join(release, file)), { recursive: true });
      if (previous && unchanged.has(file)) share(join(previous, file), join(release, file));
      else copy(join(publicFolder, file), join(release, file));
    }
    serveReleases(folder, names);
  }
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    // Also what a build that was broken off here has left.
    if (entry.isDirectory() && !names.includes(entry.name)) removeRelease(join(folder, entry.name));
  }
}
