import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Scripts from files, and data such as JSON-LD, need no hash. */
const needsNone = /\s(?:src|type="application\/(?:\w+\+)?json")(?=[\s=]|$)/i;

const scriptHashesOf = (html: string): string[] =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = "", script]) => script && !needsNone.test(attributes))
    .map(([, , script = ""]) => `sha256-${createHash("sha256").update(script).digest("base64")}`);

/** One policy serves every page: navigation inside the site keeps the policy of the page it began on. */
export function siteScriptHashes(publicFolder: string): string[] {
  const pages = readdirSync(publicFolder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name.endsWith(".html"),
  );
  const hashes = pages.flatMap(({ parentPath, name }) => scriptHashesOf(readFileSync(join(parentPath, name), "utf8")));
  return [...new Set(hashes)].sort();
}
