import { resolve } from "node:path";
import { readSite } from "../../src/content/read-site";
import { purposesKey } from "../../src/loader/shared";

const known = new Map<string, string>();

/** The purposes that a folder's content asks about, as the cookie records them. */
export function purposesOf(folder: string): string {
  const found = known.get(folder);
  if (found !== undefined) return found;
  const { purposes } = readSite({ contentRoot: resolve(folder) }).SiteWords.data.consent;
  const listed = purposesKey(purposes.map(({ key }) => key));
  known.set(folder, listed);
  return listed;
}
