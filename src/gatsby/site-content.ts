import type { Fillings } from "../content/fill";
import { fillingsOf } from "../content/fillings";
import { ContentError, type Site } from "../content/read-site";
import { readCheckedSite } from "../content-check/checked-site";

let known: { readonly site: Site; readonly fillings: Fillings } | undefined;

function read() {
  const site = readCheckedSite();
  return { site, fillings: fillingsOf(site) };
}

/** The content of this build, read once. */
export function siteContent(): Site {
  known ??= read();
  return known.site;
}

/** Values of the names in its texts and links: the same object until the content is read again. */
export function siteFillings(): Fillings {
  known ??= read();
  return known.fillings;
}

/**
 * Reads the content again after a change.
 * @returns what the check says where it is not in order, and nothing is changed then
 */
export function rereadSiteContent(): string | undefined {
  try {
    known = read();
    return undefined;
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}
