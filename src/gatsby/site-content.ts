import { ContentError, readSites, type Sites } from "../content/read-site";
import { readCheckedSites } from "../content-check/checked-site";

let known: Sites | undefined;

/** The content of this build in each language, read once, and checked by gatsby-config: the same object until it is read again. */
export function siteContents(): Sites {
  known ??= readSites();
  return known;
}

/**
 * Reads the content again after a change.
 * @returns what the check says where it is not in order, and nothing is changed then
 */
export function rereadSiteContent(): string | undefined {
  try {
    known = readCheckedSites();
    return undefined;
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}
