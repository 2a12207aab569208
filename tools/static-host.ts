import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import { escapeRegExp } from "../src/content/text/text";
import { builtFiles } from "../src/hosting/gatsby-names";
import { currentFacts, factsFile } from "../src/hosting/release-facts";
import { servedFolders } from "../src/hosting/releases";
import { headerRules } from "../src/hosting/static-hosts";

/** Files of the build that are for our own server and for tests. */
const ownFiles = new RegExp(`\\.(br|gz)$|^${builtFiles.stats}$|^404/index\\.html$`);

/** Pages are `about.html`, not `about/index.html`: only then do Netlify and Cloudflare Pages answer `/about` itself. */
function hostFile(file: string): string | undefined {
  if (file === factsFile || ownFiles.test(file)) return undefined;
  return file.replace(/^(.+)\/index\.html$/, "$1.html");
}

/** Copies a built site into a folder as a static host wants it; what was there before is removed. */
export function copyForHost(built: string, folder: string): string[] {
  rmSync(folder, { recursive: true, force: true });
  return readdirSync(built, { recursive: true, encoding: "utf8" }).flatMap((entry) => {
    const target = hostFile(entry.replaceAll(sep, "/"));
    if (target === undefined || !statSync(join(built, entry)).isFile()) return [];
    mkdirSync(dirname(join(folder, target)), { recursive: true });
    cpSync(join(built, entry), join(folder, target));
    return [target];
  });
}

const patternOf = (path: string) => `^${path.split("*").map(escapeRegExp).join(".*")}$`;

/** The not-found page of a language, with the beginning of its paths. */
const notFoundPage = /^([a-z]{2}\/)?404\.html$/;

/**
 * Vercel's routes for each request (its Build Output API, version 3): headers, earlier addresses, no slash at the end,
 * the file, and the not-found page. `vercel.json` could not say it, as the policy is known only once the site is built.
 */
export function vercelConfig(built: string, files: readonly string[]) {
  const { headers, redirects } = currentFacts(built);
  // What is called so in the build itself is a document of `static/`, such as the film, and stays where links find it.
  const isPage = (file: string) => file.endsWith(".html") && !existsSync(join(built, file));
  const pages = files.filter((file) => isPage(file) && file !== "index.html" && !notFoundPage.test(file));
  const prefixes = files.flatMap((file) => notFoundPage.exec(file)?.[1] ?? []);
  const routes: { src?: string; [answer: string]: unknown }[] = [
    ...headerRules(headers).map((rule) => ({ src: patternOf(rule.path), headers: rule.headers, continue: true })),
    ...redirects.map(({ from, to }) => ({ src: patternOf(from), status: 301, headers: { Location: to } })),
    // Empty segments are left alone: `//evil.example/` must not lead to another site.
    { src: "^/((?:[^/]+/)*[^/]+)/$", status: 301, headers: { Location: "/$1" } },
    { src: "^/(?:_headers|_redirects)$", status: 404, dest: "/404.html" },
    { handle: "filesystem" },
    ...prefixes.map((prefix) => ({ src: `^/${prefix}.*$`, status: 404, dest: `/${prefix}404.html` })),
    { src: "^/.*$", status: 404, dest: "/404.html" },
  ];
  const contentType = "text/html; charset=utf-8";
  const overrides = pages.map((file) => [file, { path: file.replace(/\.html$/, ""), contentType }] as const);
  return { version: 3, routes, overrides: Object.fromEntries(overrides) };
}

/** `npm run build:host`: the last build as Netlify and Cloudflare Pages want it, and with `vercel` behind it as Vercel does. */
function run(): void {
  const [built = ""] = servedFolders();
  const isForVercel = process.argv[2] === "vercel";
  if (!existsSync(join(built, "_headers"))) {
    console.error('There is no built site. Run "npm run build" first.');
    process.exitCode = 1;
    return;
  }
  const output = isForVercel ? ".vercel/output" : "host";
  rmSync(output, { recursive: true, force: true });
  const files = copyForHost(built, resolve(output, isForVercel ? "static" : ""));
  if (isForVercel) writeFileSync(join(output, "config.json"), JSON.stringify(vercelConfig(built, files), null, 2));
  const host = isForVercel ? "Vercel" : "Netlify and Cloudflare Pages";
  console.log(`${files.length} files are in ${output}/, for ${host}.`);
}

if (require.main === module) run();
