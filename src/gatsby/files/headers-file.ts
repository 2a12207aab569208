import { cacheRules } from "../../hosting/cache-control";
import { policySources } from "../../hosting/policy-sources";
import { siteScriptHashes } from "../../hosting/script-hashes";
import { commonHeaders, type Headers, pageHeaders } from "../../hosting/security-headers";
import { siteContent } from "../site-content";

const rule = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");

/**
 * `public/_headers`, which static hosts such as Netlify and Cloudflare Pages read: the same headers that our own server
 * sends, from the same table. These hosts know no kinds of answers, so every path has the headers of pages too.
 */
export function headersFile(publicFolder: string): string {
  const policy = { scriptHashes: siteScriptHashes(publicFolder), sources: policySources(siteContent()) };
  return [
    "# Written by the build: see src/hosting/security-headers.ts.",
    rule("/*", { ...commonHeaders, ...pageHeaders(policy) }),
    ...cacheRules.map(({ paths, value }) => paths.map((path) => rule(path, { "Cache-Control": value })).join("\n")),
    "",
  ].join("\n");
}
