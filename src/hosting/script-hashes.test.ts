import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testFolder } from "../../tests/support/test-folder";
import { scriptHashesOf, siteScriptHashes } from "./script-hashes";

const hash = (script: string) => `sha256-${createHash("sha256").update(script).digest("base64")}`;
const folder = testFolder();

test.each([
  ["a script", "<script>a()</script>", ["a()"]],
  ["blanks, which count", "<script>\n a()\n</script>", ["\n a()\n"]],
  ["attributes", '<script id="x" data-y="1">a()</script>', ["a()"]],
  ["a module", '<script type="module">a()</script>', ["a()"]],
  ["letters of another size", "<SCRIPT>a()</SCRIPT>", ["a()"]],
  ["two", "<script>a()</script><p></p><script>b()</script>", ["a()", "b()"]],
  ["a script from a file", '<script src="/app.js" async></script>', []],
  ["data", '<script type="application/ld+json">{"a":1}</script>', []],
  ["an empty one", "<script></script>", []],
])("%s", (_, html, scripts) => {
  expect(scriptHashesOf(html)).toEqual(scripts.map(hash));
});

test("all pages of a site are read, each script counts once, and folders named like pages are none", () => {
  mkdirSync(join(folder, "page-data/404.html"), { recursive: true });
  mkdirSync(join(folder, "about"));
  writeFileSync(join(folder, "index.html"), "<script>same()</script><script>home()</script>");
  writeFileSync(join(folder, "about/index.html"), "<script>same()</script>");
  writeFileSync(join(folder, "page-data/404.html/page-data.json"), "<script>never()</script>");
  expect(siteScriptHashes(folder)).toEqual([hash("same()"), hash("home()")].sort());
});
