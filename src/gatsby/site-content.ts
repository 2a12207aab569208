import { ContentError, readSites, type Sites } from "../content/read-site";
import { readCheckedSites } from "../content-check/checked-site";
import { sitesOrExit } from "../content-check/site-or-exit";
import { variables } from "./internals";

let known: Sites | undefined;

/**
 * The content of this build in each language, read once in each process: the same object until it is read again. The first
 * process checks it, and ends where it is not in order, before it begins Gatsby's workers.
 */
export function siteContents(): Sites {
  known ??= process.env[variables.worker] ? readSites() : sitesOrExit();
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
