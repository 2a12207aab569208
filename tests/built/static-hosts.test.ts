import { existsSync, readdirSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { currentFacts } from "../../src/hosting/release-facts";
import { headerRules } from "../../src/hosting/static-hosts";
import { built, onDisk, publicFolder } from "./public-folder";

// Hosts drop headers that they do not take without a word: the site would be sent without its policy.
test("the build is within the published limits of Cloudflare Pages and Vercel", () => {
  const headers = built("_headers");
  expect(headers).toMatch(/^\/\*\n(?: {2}.+\n)* {2}Content-Security-Policy: default-src 'self'/m);
  expect(headers.match(/^\//gm)?.length).toBeLessThanOrEqual(100);
  expect(Math.max(...headers.split("\n").map(({ length }) => length))).toBeLessThanOrEqual(2000);
  const redirects = existsSync(onDisk("_redirects")) ? built("_redirects") : "";
  expect(redirects.split("\n").length).toBeLessThanOrEqual(2000);
  expect(Buffer.byteLength(redirects)).toBeLessThanOrEqual(100_000);
  const files = readdirSync(publicFolder, { recursive: true, encoding: "utf8" });
  expect(files.length).toBeLessThanOrEqual(20_000);
  expect(files.filter((file) => statSync(onDisk(file)).size > 25 * 1024 * 1024)).toEqual([]);
  const values = headerRules(currentFacts(publicFolder).headers).flatMap((rule) => Object.values(rule.headers));
  expect(Math.max(...values.map(({ length }) => length))).toBeLessThanOrEqual(4096);
});
