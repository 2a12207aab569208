import { cpSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { builtFiles, builtFolders } from "../../src/hosting/gatsby-names";
import { factsFile } from "../../src/hosting/release-facts";

/** Files of the build that are for our own server and for tests. */
const ownFiles = new RegExp(`\\.(br|gz)$|^${builtFolders.fragments}/|^${builtFiles.stats}$|^404/index\\.html$`);

/**
 * Place of a file of the build on a static host, or undefined where it has no business there. Pages are `about.html`
 * and not `about/index.html`: only then do Netlify and Cloudflare Pages answer `/about` itself, and not lead to `/about/`.
 */
export function hostFile(file: string): string | undefined {
  if (file === factsFile || ownFiles.test(file)) return undefined;
  return file.replace(/^(.+)\/index\.html$/, "$1.html");
}

/** Copies a built site into a folder as a static host wants it; what was there before is removed. */
export function copyForHost(built: string, folder: string): string[] {
  rmSync(folder, { recursive: true, force: true });
  const files: string[] = [];
  for (const entry of readdirSync(built, { recursive: true, encoding: "utf8" })) {
    const target = hostFile(entry.replaceAll(sep, "/"));
    if (target === undefined || !statSync(join(built, entry)).isFile()) continue;
    mkdirSync(dirname(join(folder, target)), { recursive: true });
    cpSync(join(built, entry), join(folder, target));
    files.push(target);
  }
  return files;
}
