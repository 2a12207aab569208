import { resolve } from "node:path";
import { readSite } from "../../src/content/read-site";
import { purposesKey } from "../../src/loader/shared";

const known: Record<string, string> = {};

/** The purposes that a folder's content asks about, as the cookie records them. */
export function purposesOf(folder: string): string {
  known[folder] ??= purposesKey(
    readSite({ contentRoot: resolve(folder) }).SiteWords.data.consent.purposes.map(({ key }) => key),
  );
  return known[folder];
}
