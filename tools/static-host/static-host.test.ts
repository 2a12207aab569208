import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { pageHeaders } from "../../src/hosting/security-headers";
import { copyForHost, hostFile } from "./host-files";
import { readHeaderRules, vercelConfig } from "./vercel-output";

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

test("nothing of an earlier build is left", () => {
  const folder = mkdtempSync(join(tmpdir(), "host-"));
  for (const file of ["public/about/index.html", "public/app.js", "public/app.js.gz", "host/old.html"]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
  expect(copyForHost(join(folder, "public"), join(folder, "host")).sort()).toEqual(["about.html", "app.js"]);
  expect(readdirSync(join(folder, "host")).sort()).toEqual(["about.html", "app.js"]);
  rmSync(folder, { recursive: true });
});

const sources = { scripts: [], connects: [], frames: [], forms: [] };
const policy = pageHeaders({ scriptHashes: ["sha256-abc="], sources })["Content-Security-Policy"] ?? "";
const text = `# Written by the build.\n/*\n  X-Frame-Options: DENY\n  Content-Security-Policy: ${policy}\n/static/*\n  Cache-Control: public\n`;

test("Vercel sends the policy, and leads to addresses without a slash, but to no other site", () => {
  const files = ["index.html", "about.html", "404.html", "app.js"];
  const { routes, overrides } = vercelConfig(readHeaderRules(text), [{ from: "/old", to: "/about" }], files);
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

test.each(["netlify.toml", "wrangler.toml", "vercel.json"])("%s builds what it publishes", async (file) => {
  expect(existsSync(join("docs/deploy", file))).toBe(true);
  const { readFileSync } = await import("node:fs");
  const settings = readFileSync(join("docs/deploy", file), "utf8");
  if (file !== "wrangler.toml") expect(settings).toContain("npm run build && npm run build:host");
  expect(settings).toMatch(/host/);
});
