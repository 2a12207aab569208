import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Types of scripts that browsers run. Others, such as JSON-LD, are data and need no hash. */
const isRun = (attributes: string) => {
  const type = /\stype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1]?.toLowerCase();
  return type === undefined || type === "module" || /^(text|application)\/javascript$/.test(type);
};

export function scriptHashesOf(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)].flatMap(([, attributes = "", script = ""]) =>
    /\ssrc\s*=/i.test(attributes) || !isRun(attributes) || script === ""
      ? []
      : [`sha256-${createHash("sha256").update(script).digest("base64")}`],
  );
}

/** One policy serves every page: navigation inside the site keeps the policy of the page it began on. */
export function siteScriptHashes(publicFolder: string): string[] {
  const pages = readdirSync(publicFolder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name.endsWith(".html"),
  );
  const hashes = pages.flatMap(({ parentPath, name }) => scriptHashesOf(readFileSync(join(parentPath, name), "utf8")));
  return [...new Set(hashes)].sort();
}
