import type { Fillings } from "../content/fill";
import { fillingsOf } from "../content/fillings";
import { ContentError, readSite, type Site } from "../content/read-site";

let known: Site | undefined;

/** The content of this build, read once. */
export function siteContent(): Site {
  known ??= readSite();
  return known;
}

/** What names in its texts and links stand for. */
export const siteFillings = (): Fillings => fillingsOf(siteContent());

/**
 * Reads the content again after a change.
 * @returns what the check says where it is not in order, and nothing is changed then
 */
export function rereadSiteContent(): string | undefined {
  try {
    known = readSite();
    return undefined;
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}
