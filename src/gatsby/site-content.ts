import type { Placeholders } from "../content/interpolate";
import { placeholdersOf } from "../content/placeholders";
import { ContentError, type Site } from "../content/read-site";
import { readCheckedSite } from "../content-check/checked-site";

let known: { readonly site: Site; readonly placeholders: Placeholders } | undefined;

function read() {
  const site = readCheckedSite();
  return { site, placeholders: placeholdersOf(site) };
}

/** The content of this build, read once. */
export function siteContent(): Site {
  known ??= read();
  return known.site;
}

/** Values of the names in its texts and links: the same object until the content is read again. */
export function sitePlaceholders(): Placeholders {
  known ??= read();
  return known.placeholders;
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
