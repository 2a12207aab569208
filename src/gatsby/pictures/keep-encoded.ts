import { existsSync, mkdirSync, readdirSync, renameSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** Where encoded pictures wait that no page shows at the moment. Gatsby empties it together with its list of pictures. */
const store = ".cache/unused-pictures";

function move(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
}

/**
 * Takes pictures out of `public/` that no page shows any more. They are kept: Gatsby remembers that it has encoded them,
 * and would not do so again for a page that comes back.
 * @param files paths relative to `public/`
 */
export function putAside(publicFolder: string, files: readonly string[]): void {
  for (const file of files) move(join(publicFolder, file), join(dirname(publicFolder), store, file));
}

/** Puts the pictures that were put aside back, before a build that may need them again. */
export function putBack(publicFolder: string): void {
  const folder = join(dirname(publicFolder), store);
  // Without public/, Gatsby begins from nothing, and must see that it is not there.
  if (!existsSync(publicFolder) || !existsSync(folder)) return;
  for (const { parentPath, name } of readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )) {
    const file = join(parentPath, name);
    move(file, join(publicFolder, relative(folder, file)));
  }
}
