import { cacheRules } from "../../hosting/cache-control";
import { commonHeaders, type Headers } from "../../hosting/security-headers";

const rule = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");

/**
 * `public/_headers`, which static hosts such as Netlify and Cloudflare Pages read: the same headers that our own server
 * sends, from the same table. These hosts know no kinds of answers, so every path has the headers of pages too.
 */
export function headersFile(pages: Headers): string {
  return [
    "# Written by the build: see src/hosting/security-headers.ts.",
    rule("/*", { ...commonHeaders, ...pages }),
    ...cacheRules.map(({ paths, value }) => paths.map((path) => rule(path, { "Cache-Control": value })).join("\n")),
    "",
  ].join("\n");
}
