import { existsSync } from "node:fs";
import { join } from "node:path";
import { escapeRegExp } from "../../src/content/text/text";
import { headerRules } from "../../src/hosting/headers-file";
import { currentFacts } from "../../src/hosting/release-facts";
import type { Headers } from "../../src/hosting/security-headers";

/** One step of what Vercel does with a request. */
interface VercelRoute {
  src?: string;
  headers?: Headers;
  continue?: boolean;
  status?: number;
  dest?: string;
  handle?: "filesystem";
}

const patternOf = (path: string) => `^${path.split("*").map(escapeRegExp).join(".*")}$`;

/** The not-found page of a language, with the beginning of its paths. */
const notFoundPage = /^([a-z]{2}\/)?404\.html$/;

/**
 * Vercel's routes for each request (its Build Output API, version 3): headers, earlier addresses, no slash at the end,
 * the file, and the not-found page. `vercel.json` could not say it, as the policy is known only once the site is built.
 * @param built the folder of the build, which has stored its headers and redirects
 */
export function vercelConfig(built: string, files: readonly string[]) {
  const { headers, redirects } = currentFacts(built);
  // What is called so in the build itself is a document of `static/`, such as the film, and stays where links find it.
  const isPage = (file: string) => file.endsWith(".html") && !existsSync(join(built, file));
  const pages = files.filter((file) => isPage(file) && file !== "index.html" && !notFoundPage.test(file));
  const prefixes = files.flatMap((file) => notFoundPage.exec(file)?.[1] ?? []);
  const routes: VercelRoute[] = [
    ...headerRules(headers).map((rule) => ({ src: patternOf(rule.path), headers: rule.headers, continue: true })),
    ...redirects.map(({ from, to }) => ({ src: patternOf(from), status: 301, headers: { Location: to } })),
    // Empty segments are left alone: `//evil.example/` must not lead to another site.
    { src: "^/((?:[^/]+/)*[^/]+)/$", status: 301, headers: { Location: "/$1" } },
    { src: "^/(?:_headers|_redirects)$", status: 404, dest: "/404.html" },
    { handle: "filesystem" },
    ...prefixes.map((prefix) => ({ src: `^/${prefix}.*$`, status: 404, dest: `/${prefix}404.html` })),
    { src: "^/.*$", status: 404, dest: "/404.html" },
  ];
  return {
    version: 3,
    routes,
    overrides: Object.fromEntries(
      pages.map((file) => [file, { path: file.replace(/\.html$/, ""), contentType: "text/html; charset=utf-8" }]),
    ),
  };
}
