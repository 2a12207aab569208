import { existsSync, readdirSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { currentFacts } from "../../src/hosting/release-facts";
import { headerRules } from "../../src/hosting/static-hosts";
import { built, onDisk, publicFolder } from "./public-folder";

const text = (file: string) => (existsSync(onDisk(file)) ? built(file) : "");

/** Hosts drop headers that they do not take without a word: the site would be sent without its policy. */
describe("the build is within the published limits of", () => {
  test("Cloudflare Pages: 100 rules of headers, 2,000 characters a line, 2,000 redirects, 100 kB of them", () => {
    const headers = text("_headers");
    expect(headers.match(/^\//gm)?.length).toBeLessThanOrEqual(100);
    expect(Math.max(...headers.split("\n").map(({ length }) => length))).toBeLessThanOrEqual(2000);
    expect(headers).toMatch(/^\/\*\n(?: {2}.+\n)* {2}Content-Security-Policy: default-src 'self'/m);
    const redirects = text("_redirects");
    expect(redirects.split("\n").length).toBeLessThanOrEqual(2000);
    expect(Buffer.byteLength(redirects)).toBeLessThanOrEqual(100_000);
  });

  test("Cloudflare Pages: 20,000 files of 25 MiB each", () => {
    const files = readdirSync(publicFolder, { recursive: true, encoding: "utf8" });
    expect(files.length).toBeLessThanOrEqual(20_000);
    expect(files.filter((file) => statSync(onDisk(file)).size > 25 * 1024 * 1024)).toEqual([]);
  });

  test("Vercel: 4,096 characters a header", () => {
    const values = headerRules(currentFacts(publicFolder).headers).flatMap(({ headers }) => Object.values(headers));
    expect(Math.max(...values.map(({ length }) => length))).toBeLessThanOrEqual(4096);
  });
});
