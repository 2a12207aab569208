import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { enquirySites } from "../src/content/enquiry/enquiry-site";
import type { Redirect } from "../src/content/links/page-paths";
import { readSites } from "../src/content/read-site";
import { writeFacts } from "../src/hosting/release-facts";
import { redirectsFile } from "../src/hosting/static-hosts";
import { testContent } from "../tests/support/test-content";
import { testFolder } from "../tests/support/test-folder";
import { writeFiles } from "../tests/support/write-files";
import { copyForHost, vercelConfig } from "./static-host";

/** Writes some files, each with its name for a text. */
const write = (folder: string, files: readonly string[]) =>
  writeFiles(folder, Object.fromEntries(files.map((file) => [file, file])));

test("a host gets pages whose addresses have no slash at the end, where redirects lead, and nothing of ours or of before", () => {
  const pages = ["index.html", "about/index.html", "services/devops/index.html", "404.html", "de/404/index.html"];
  const others = ["page-data/index/page-data.json", "_headers", "about/index.html.br", "404/index.html"];
  const built = [...pages, ...others, "webpack.stats.json", "de/index.html"].map((file) => `public/${file}`);
  const folder = testFolder();
  write(folder, [...built, "host/old.html"]);
  const files = copyForHost(join(folder, "public"), join(folder, "host"));
  const hosted = ["404.html", "_headers", "about.html", "de.html", "de/404.html", "index.html"];
  expect(files.sort()).toEqual([...hosted, "page-data/index/page-data.json", "services/devops.html"]);
  expect(files.filter((file) => !existsSync(join(folder, "host", file)))).toEqual([]);
  expect(existsSync(join(folder, "host/old.html"))).toBe(false);
  const redirects = redirectsFile([{ from: "/us", to: "/about" }], ["", "/de"]);
  const targets = [...redirects.matchAll(/^\/\S+ \/(\S+) \d+$/gm)].map(([, target = ""]) => target);
  expect(targets).toHaveLength(3);
  expect(targets.filter((target) => !files.includes(target) && !files.includes(`${target}.html`))).toEqual([]);
});

/** Vercel's configuration of a build of these files, whose pages may be framed by nobody. */
function configOf(files: readonly string[], redirects: Redirect[], own: readonly string[] = []) {
  const folder = testFolder();
  write(folder, own);
  const maintenance = { isEnabled: false, openPaths: [] };
  const enquiries = enquirySites(readSites({ contentRoot: testContent }));
  writeFacts({ headers: { "X-Frame-Options": "DENY" }, maintenance, redirects, enquiries }, folder);
  const { routes, overrides } = vercelConfig(folder, files);
  const matching = (path: string) => routes.filter(({ src }) => src !== undefined && new RegExp(src).test(path));
  return { routes, overrides, matching };
}

test("Vercel sends the headers of pages, and leads to addresses without a slash, but to no other site", () => {
  const files = ["index.html", "about.html", "404.html", "app.js"];
  const { overrides, matching } = configOf(files, [{ from: "/old", to: "/about" }]);
  expect(matching("/about")[0]).toMatchObject({ src: "^/.*$", headers: { "X-Frame-Options": "DENY" }, continue: true });
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
