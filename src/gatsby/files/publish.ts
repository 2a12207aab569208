import { existsSync, linkSync, mkdirSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { dirname, join } from "node:path";
import { copyFile, filesIn, isSameFile } from "../../content/files/file-tree";
import { releaseNames, serveReleases } from "../../hosting/releases";

/** Releases that stay: the one that is served, and two for visitors whose pages are older. */
const releasesKept = 3;

const hostHeaders = "_headers";

function linkFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    // Some file systems know no links.
    copyFile(from, to);
  }
}

function removeOthers(folder: string, names: readonly string[]): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory() || names.includes(entry.name)) continue;
    try {
      rmSync(join(folder, entry.name), { recursive: true, force: true });
    } catch {
      // Windows locks a file that is being sent. The next build tries again.
    }
  }
}

/** Makes a release of the finished site, unless nothing changed, and lets it be served in place of the one before. */
export function publish(publicFolder: string, folder: string): void {
  const served = releaseNames(folder);
  const previous = served[0] && join(folder, served[0]);
  const files = filesIn(publicFolder);
  const before = new Set(previous ? filesIn(previous) : []);
  const isSame = (file: string) =>
    previous !== undefined && before.has(file) && isSameFile(join(publicFolder, file), join(previous, file));
  // Browsers keep the headers of a page that they find unchanged: where those differ, each page is a new one.
  const hasOtherHeaders = previous !== undefined && files.includes(hostHeaders) && !isSame(hostHeaders);
  const isRenewed = (file: string) => hasOtherHeaders && /\.html(\.br|\.gz)?$/.test(file);
  const unchanged = new Set(files.filter((file) => isSame(file) && !isRenewed(file)));
  const isNew = !previous || unchanged.size < files.length || before.size > files.length;
  const names = isNew ? [new Date().toISOString().replace(/[^0-9]/g, ""), ...served].slice(0, releasesKept) : served;
  if (isNew) {
    // Before, as half a release on a full disk would leave no room for this one.
    removeOthers(folder, served);
    const release = join(folder, names[0] ?? "");
    for (const file of files) {
      if (previous && unchanged.has(file)) linkFile(join(previous, file), join(release, file));
      else copyFile(join(publicFolder, file), join(release, file));
      if (isRenewed(file)) utimesSync(join(release, file), new Date(), new Date());
    }
    serveReleases(folder, names);
  }
  removeOthers(folder, names);
}
