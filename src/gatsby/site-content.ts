import { ContentError, readSites, type Sites } from "../content/read-site";
import { readCheckedSites, sitesOrExit } from "../content-check/checked-site";

export const isDeveloped = process.env.NODE_ENV === "development";

/** True while `npm run edit` shows pages beside their forms, as in `src/app/browser.tsx`. */
export const isEdited = process.env.GATSBY_EDITOR !== undefined;

/** The process that has checked the content: Gatsby's workers have its environment. */
const checkedBy = "CONTENT_CHECKED_BY";

let known: Sites | undefined;

/** The content in each language, read once a process. The first one checks it, and ends where it is not in order. */
export function siteContents(): Sites {
  known ??= process.env[checkedBy] === String(process.ppid) ? readSites() : sitesOrExit();
  process.env[checkedBy] = String(process.pid);
  return known;
}

/** Reads the content again; where it is not in order, nothing is changed, and what the check says is returned. */
export function rereadSiteContent(): string | undefined {
  try {
    known = readCheckedSites();
    return undefined;
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}
