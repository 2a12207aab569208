import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { enquiryLanguages } from "../../src/content/enquiry/forms";
import { readSites } from "../../src/content/read-site";
import type { HeaderRule } from "../../src/gatsby/files/headers-file";
import { redirectsFile } from "../../src/gatsby/files/redirects-file";
import { writeFacts } from "../../src/hosting/release-facts";
import { pageHeaders } from "../../src/hosting/security-headers";
import { testContent } from "../../tests/support/test-content";
import { copyForHost, hostFile } from "./host-files";
import { vercelConfig, vercelConfigOf } from "./vercel-output";

test.each([
  ["index.html", "index.html"],
  ["about/index.html", "about.html"],
  ["services/devops/index.html", "services/devops.html"],
  ["404.html", "404.html"],
  ["page-data/index/page-data.json", "page-data/index/page-data.json"],
  ["_headers", "_headers"],
  ["about/index.html.br", undefined],
  ["404/index.html", undefined],
  ["_gatsby/slices/_gatsby-scripts-1.html", undefined],
  ["webpack.stats.json", undefined],
])("%s is %s, so that its address has no slash at the end", (file, target) => {
  expect(hostFile(file)).toBe(target);
});

/** A folder with some files, each with its name for a text. */
function folderWith(files: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "host-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
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

const sources = { scripts: [], connects: [], frames: [], forms: [] };
const policy = pageHeaders({ scriptHashes: ["sha256-abc="], sources })["Content-Security-Policy"] ?? "";
const rules: HeaderRule[] = [
  { path: "/*", headers: { "X-Frame-Options": "DENY", "Content-Security-Policy": policy } },
  { path: "/static/*", headers: { "Cache-Control": "public" } },
];

test("Vercel sends the policy, and leads to addresses without a slash, but to no other site", () => {
  const files = ["index.html", "about.html", "404.html", "app.js"];
  const { routes, overrides } = vercelConfig(rules, [{ from: "/old", to: "/about" }], files);
  const matching = (path: string) =>
    routes.filter((route) => route.src !== undefined && new RegExp(route.src).test(path));
  expect(matching("/about")[0]).toEqual({
    src: "^/.*$",
    headers: { "X-Frame-Options": "DENY", "Content-Security-Policy": policy },
    continue: true,
  });
  expect(matching("/static/a.js")[1]).toMatchObject({ headers: { "Cache-Control": "public" }, continue: true });
  expect(matching("/old")[1]).toMatchObject({ status: 301, headers: { Location: "/about" } });
  const slash = matching("/services/devops/")[1];
  expect("/services/devops/".replace(new RegExp(slash?.src ?? ""), String(slash?.headers?.Location))).toBe(
    "/services/devops",
  );
  expect(matching("//evil.example/").filter(({ status }) => status === 301)).toEqual([]);
  expect(overrides).toEqual({ "about.html": { path: "about", contentType: "text/html; charset=utf-8" } });
});

test("Vercel answers what leads nowhere in the language of its path, and redirects in each", () => {
  const folder = folderWith([]);
  const redirects = [
    { from: "/old", to: "/about" },
    { from: "/de/alt", to: "/de/ueber-uns" },
  ];
  const maintenance = { isEnabled: false, openPaths: [] };
  const enquiries = enquiryLanguages(readSites({ contentRoot: testContent }));
  writeFacts({ headers: { "X-Frame-Options": "DENY" }, maintenance, redirects, enquiries }, folder);
  const { routes, overrides } = vercelConfigOf(folder, ["404.html", "de.html", "de/404.html", "de/ueber-uns.html"]);
  const last = (path: string) =>
    routes.slice(routes.findIndex(({ handle }) => handle)).find(({ src = "^$" }) => new RegExp(src).test(path));
  const sent = routes.filter(({ headers }) => headers?.["X-Frame-Options"] === "DENY");
  expect(sent.map(({ src }) => src)).toEqual(["^/.*$"]);
  expect(last("/de/nirgends")).toMatchObject({ status: 404, dest: "/de/404.html" });
  expect(last("/nowhere")).toMatchObject({ status: 404, dest: "/404.html" });
  expect(routes).toContainEqual({ src: "^/de/alt$", status: 301, headers: { Location: "/de/ueber-uns" } });
  // A file with a path of its own is not found by its name.
  expect(Object.keys(overrides)).toEqual(["de.html", "de/ueber-uns.html"]);
});

test.each(["netlify.toml", "wrangler.toml", "vercel.json"])("%s builds what it publishes", async (file) => {
  expect(existsSync(join("docs/deploy", file))).toBe(true);
  const { readFileSync } = await import("node:fs");
  const settings = readFileSync(join("docs/deploy", file), "utf8");
  if (file !== "wrangler.toml") expect(settings).toContain("npm run build && npm run build:host");
  expect(settings).toMatch(/host/);
});
