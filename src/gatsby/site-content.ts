import { ContentError, readSites, type Site, type Sites } from "../content/read-site";
import { readCheckedSites, sitesOrExit } from "../content-check/checked-site";

/** True while the site is developed or edited: nobody but who does so reads its pages. */
export const isEdited = process.env.NODE_ENV === "development";

/** Set where Gatsby shows pages beside their forms, in `npm run edit`: for whoever edits, not for who develops. */
export const isPreview = process.env.GATSBY_EDITOR !== undefined;

/** The process that has checked the content: Gatsby's workers have its environment. */
const checkedBy = "CONTENT_CHECKED_BY";

let known: Sites | undefined;

/**
 * The content of this build in each language, read once in each process: the same object until it is read again. The first
 * process checks it, and ends where it is not in order, before it begins Gatsby's workers.
 */
export function siteContents(): Sites {
  known ??= process.env[checkedBy] === String(process.ppid) ? readSites() : sitesOrExit();
  process.env[checkedBy] = String(process.pid);
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

/** The address the site is published at; `SITE_URL` overrides `content/site.yaml`, for previews. */
export const siteUrlOf = ({ SiteSettings }: Site): string => process.env.SITE_URL ?? SiteSettings.data.url;
