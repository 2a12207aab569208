import { type Redirect, redirectsTo } from "../content/links/page-paths";
import { allEntries, type Site } from "../content/read-site";
import { cacheRules } from "./cache-control";
import { commonHeaders, type Headers } from "./security-headers";

/* Files by which static hosts such as Netlify and Cloudflare Pages do what our own server does. */

/** Static hosts know no kinds of answers: every path has the headers of pages too. */
export const headerRules = (pages: Headers) => [
  { path: "/*", headers: { ...commonHeaders, ...pages } as Headers },
  ...cacheRules.flatMap(({ paths, value }) => paths.map((path) => ({ path, headers: { "Cache-Control": value } }))),
];

export const headersFile = (pages: Headers): string =>
  [
    "# Written by the build: see src/hosting/security-headers.ts.",
    ...headerRules(pages).flatMap(({ path, headers }) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ]),
    "",
  ].join("\n");

export const redirectsOf = (site: Site): Redirect[] =>
  allEntries(site).flatMap(({ entry }) => redirectsTo(entry.path, entry.data, site.language.prefix));

/** A path that leads nowhere gets the page for it in the language that it begins with. */
export const redirectsFile = (redirects: readonly Redirect[], prefixes: readonly string[] = []): string =>
  [
    "# Written by the build: see redirectFrom in the pages of content/.",
    ...redirects.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]),
    ...prefixes.filter((prefix) => prefix !== "").map((prefix) => `${prefix}/* ${prefix}/404.html 404`),
    "",
  ].join("\n");
