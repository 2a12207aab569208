import { cacheRules } from "./cache-control";
import { commonHeaders, type Headers } from "./security-headers";

/** A path in which `*` stands for anything, and what its files are sent with. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Headers;
}

/**
 * The headers that our own server sends, from the same table, for static hosts. These know no kinds of answers, so every
 * path has the headers of pages too.
 */
export const headerRules = (pages: Headers): HeaderRule[] => [
  { path: "/*", headers: { ...commonHeaders, ...pages } },
  ...cacheRules.flatMap(({ paths, value }) => paths.map((path) => ({ path, headers: { "Cache-Control": value } }))),
];

/** `public/_headers`, which Netlify and Cloudflare Pages read. */
export const headersFile = (pages: Headers): string =>
  [
    "# Written by the build: see src/hosting/security-headers.ts.",
    ...headerRules(pages).flatMap(({ path, headers }) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ]),
    "",
  ].join("\n");
