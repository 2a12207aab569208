import { resolve } from "node:path";
import { commonHeaders, type Headers, pageHeaders } from "../../server/security-headers";
import { cacheRules } from "../../server/site/cache-control";
import { siteScriptHashes } from "../../server/site/script-hashes";
import { policySources } from "../content/policy-sources";

const rule = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");

/**
 * `public/_headers`, which static hosts such as Netlify and Cloudflare Pages read: the same headers that our own server
 * sends, from the same table. These hosts know no kinds of answers, so every path has the headers of pages too.
 */
export function headersFile(publicFolder: string): string {
  const policy = { scriptHashes: siteScriptHashes(publicFolder), sources: policySources(resolve("content")) };
  return [
    "# Written by the build: see server/security-headers.ts.",
    rule("/*", { ...commonHeaders, ...pageHeaders(policy) }),
    ...cacheRules.map(({ paths, value }) => paths.map((path) => rule(path, { "Cache-Control": value })).join("\n")),
    "",
  ].join("\n");
}
