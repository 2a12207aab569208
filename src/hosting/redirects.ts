import { type Redirect, redirectsTo } from "../content/links/page-paths";
import { allEntries, type Site } from "../content/read-site";

/** Every address of a language's site that a page had before, with the one it has. */
export const redirectsOf = (site: Site): Redirect[] =>
  allEntries(site).flatMap(({ entry }) => redirectsTo(entry.path, entry.data, site.language.prefix));

/**
 * `public/_redirects`, which static hosts such as Netlify and Cloudflare Pages read: the same redirects that our own
 * server answers. Each is there with a slash at its end as well.
 * A path that leads nowhere gets the page for it in the language that it begins with, by its name on such a host.
 */
export const redirectsFile = (redirects: readonly Redirect[], prefixes: readonly string[] = []): string =>
  [
    "# Written by the build: see redirectFrom in the pages of content/.",
    ...redirects.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]),
    ...prefixes.filter((prefix) => prefix !== "").map((prefix) => `${prefix}/* ${prefix}/404.html 404`),
    "",
  ].join("\n");
