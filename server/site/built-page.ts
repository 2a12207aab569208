import { readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * The HTML of a page as it was built, or undefined where a build has none.
 * @param folder the build; undefined where there is none
 * @param path path of the page: `/contact`
 */
export async function readBuiltPage(folder: string | undefined, path: string): Promise<string | undefined> {
  if (folder === undefined) return undefined;
  return readFile(join(folder, path, "index.html"), "utf8").catch(() => undefined);
}
