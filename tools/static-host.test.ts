import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { enquiryLanguages } from "../src/content/enquiry/forms";
import type { Redirect } from "../src/content/links/page-paths";
import { readSites } from "../src/content/read-site";
import { writeFacts } from "../src/hosting/release-facts";
import { redirectsFile } from "../src/hosting/static-hosts";
import { testContent } from "../tests/support/test-content";
import { testFolder } from "../tests/support/test-folder";
import { copyForHost, hostFile, vercelConfig } from "./static-host";

test.each([
  ["index.html", "index.html"],
  ["about/index.html", "about.html"],
  ["services/devops/index.html", "services/devops.html"],
  ["404.html", "404.html"],
  ["page-data/index/page-data.json", "page-data/index/page-data.json"],
  ["_headers", "_headers"],
  ["about/index.html.br", undefined],
  ["404/index.html", undefined],
  ["webpack.stats.json", undefined],
])("%s is %s, so that its address has no slash at the end", (file, target) => {
  expect(hostFile(file)).toBe(target);
});

/** A folder with some files, each with its name for a text. */
function folderWith(files: readonly string[]): string {
  const folder = testFolder();
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
  return folder;
}

test("nothing of an earlier build is left", () => {
  const folder = folderWith(["public/about/index.html", "public/app.js", "public/app.js.gz", "host/old.html"]);
  expect(copyForHost(join(folder, "public"), join(folder, "host")).sort()).toEqual(["about.html", "app.js"]);
  expect(readdirSync(join(folder, "host")).sort()).toEqual(["about.html", "app.js"]);
});

test("every target of _redirects is a file of the host folder", () => {
  const folder = folderWith(["public/about/index.html", "public/de/index.html", "public/de/404/index.html"]);
  const files = copyForHost(join(folder, "public"), join(folder, "host"));
  const redirects = redirectsFile([{ from: "/us", to: "/about" }], ["", "/de"]);
  const targets = [...redirects.matchAll(/^\/\S+ \/(\S+) \d+$/gm)].map(([, target = ""]) => target);
  expect(targets).toHaveLength(3);
  expect(targets.filter((target) => !files.includes(target) && !files.includes(`${target}.html`))).toEqual([]);
});

/** Vercel's configuration of a build of these files, whose pages may be framed by nobody. */
function configOf(files: readonly string[], redirects: Redirect[], own: readonly string[] = []) {
  const folder = folderWith(own);
  const maintenance = { isEnabled: false, openPaths: [] };
  const enquiries = enquiryLanguages(readSites({ contentRoot: testContent }));
  writeFacts({ headers: { "X-Frame-Options": "DENY" }, maintenance, redirects, enquiries }, folder);
  const { routes, overrides } = vercelConfig(folder, files);
  const matching = (path: string) => routes.filter(({ src }) => src !== undefined && new RegExp(src).test(path));
  return { routes, overrides, matching };
}

test("Vercel sends the headers of pages, and leads to addresses without a slash, but to no other site", () => {
  const files = ["index.html", "about.html", "404.html", "app.js"];
  const { overrides, matching } = configOf(files, [{ from: "/old", to: "/about" }]);
  const isSent = { src: "^/.*$", headers: { "X-Frame-Options": "DENY" }, continue: true };
  expect(matching("/about")[0]).toMatchObject(isSent);
  expect(matching("/static/a.js")[1]).toMatchObject({
    headers: { "Cache-Control": expect.stringContaining("public") },
    continue: true,
  });
  expect(matching("/old")[1]).toMatchObject({ status: 301, headers: { Location: "/about" } });
  const slash = matching("/services/devops/")[1];
  expect(slash).toMatchObject({ status: 301, headers: { Location: "/$1" } });
  expect("/services/devops/".replace(new RegExp(slash?.src ?? ""), "/$1")).toBe("/services/devops");
  expect(matching("//evil.example/").filter(({ status }) => status === 301)).toEqual([]);
  expect(overrides).toEqual({ "about.html": { path: "about", contentType: "text/html; charset=utf-8" } });
});

test("Vercel answers what leads nowhere in the language of its path, and redirects in each", () => {
  const files = ["404.html", "de.html", "de/404.html", "de/ueber-uns.html"];
  const { routes, overrides } = configOf(files, [{ from: "/de/alt", to: "/de/ueber-uns" }]);
  const last = (path: string) =>
    routes.slice(routes.findIndex(({ handle }) => handle)).find(({ src = "^$" }) => new RegExp(src).test(path));
  expect(last("/de/nirgends")).toMatchObject({ status: 404, dest: "/de/404.html" });
  expect(last("/nowhere")).toMatchObject({ status: 404, dest: "/404.html" });
  expect(routes).toContainEqual({ src: "^/de/alt$", status: 301, headers: { Location: "/de/ueber-uns" } });
  // A file with a path of its own is not found by its name.
  expect(Object.keys(overrides)).toEqual(["de.html", "de/ueber-uns.html"]);
});

test("Vercel finds a document of static/ by its own name, by which pages and others name it", () => {
  const { overrides } = configOf(["about.html", "videos/film.html"], [], ["about/index.html", "videos/film.html"]);
  expect(Object.keys(overrides)).toEqual(["about.html"]);
});

test.each(["netlify.toml", "wrangler.toml", "vercel.json"])("%s builds what it publishes", (file) => {
  const settings = readFileSync(join("docs/deploy", file), "utf8");
  if (file !== "wrangler.toml") expect(settings).toContain("npm run build && npm run build:host");
  expect(settings).toMatch(/host/);
});
