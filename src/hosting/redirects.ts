import { type Redirect, redirectsTo } from "../content/links/redirects";
import { allEntries, type Site } from "../content/read-site";

/** Every address of a language's site that a page had before, with the one it has. */
export const redirectsOf = (site: Site): Redirect[] =>
  allEntries(site).flatMap(({ entry }) => redirectsTo(entry.path, entry.data, site.language.prefix));
