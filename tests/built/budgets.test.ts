import { existsSync, readdirSync, statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { siteScriptHashes } from "../../src/hosting/script-hashes";
import type { ProgramFiles } from "../../src/loader/program";
import { pageIn, pages } from "./built-page";
import { built, onDisk, pageFiles, publicFolder, templateOf } from "./public-folder";

/** What a page may weigh, in bytes, compressed by brotli as it is sent; kilobytes are thousands. */
const budgets = {
  /** The document with its headers: one window of TCP, ten packets, so that it comes in one round trip. */
  document: 14_600,
  /** The loader, which is all that a page runs before it is touched. */
  loader: 2_048,
  /** The loader's part that stands in the page itself. */
  guard: 512,
  /** All scripts of a page once it is touched. */
  program: 106_000,
  /** The fonts that are asked for with the page. */
  fonts: 36_000,
};

/** The largest picture that a source may become; a larger one means a source that is too wide or too rich. */
const maxPictureBytes = 300_000;

const brotli = (file: string) => {
  const compressed = onDisk(`${file}.br`);
  return existsSync(compressed) ? statSync(compressed).size : statSync(onDisk(file)).size;
};
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

interface Stats {
  namedChunkGroups: Record<string, { assets: { name: string }[] } | undefined>;
}

/** The scripts that a page needs before it answers: the site's own and those of the page's template. */
function scriptsOf(route: string): string[] {
  const { namedChunkGroups } = JSON.parse(built("webpack.stats.json")) as Stats;
  const assets = ["app", templateOf(route)].flatMap((name) => namedChunkGroups[name]?.assets ?? []);
  return [...new Set(assets.map(({ name }) => name))].filter((name) => name.endsWith(".js"));
}

/** What the server says before the page: the headers that the build knows, and room for the rest, such as the date. */
function headerBytes(): number {
  const [, rule = ""] = /^\/\*\n((?: .*\n?)+)/m.exec(built("_headers")) ?? [];
  expect(rule).toContain("Content-Security-Policy");
  return rule.length + 340;
}

test("every page's document comes in one round trip", () => {
  const files = pageFiles.map((file) => ({ file, bytes: brotli(file) + headerBytes() }));
  expect(files.filter(({ bytes }) => bytes > budgets.document)).toEqual([]);
});

test("a page runs nothing but the loader before it is touched: no script of Gatsby stands in it", () => {
  for (const file of pageFiles) {
    const { document } = pageIn(file);
    const scripts = [...document.scripts].filter(({ type }) => !/json/.test(type));
    expect(scripts.length, file).toBe(2);
    const [guard, loader] = scripts;
    expect(guard?.src, file).toBe("");
    expect(brotliCompressSync(guard?.textContent ?? "").length, file).toBeLessThanOrEqual(budgets.guard);
    expect(loader?.getAttribute("src"), file).toMatch(/^\/loader-[0-9a-f]{20}\.js$/);
    expect(loader?.hasAttribute("async"), file).toBe(true);
    expect(brotli(loader?.getAttribute("src")?.slice(1) ?? ""), file).toBeLessThanOrEqual(budgets.loader);
  }
});

test("one hash in the security policy allows what stands in all pages", () => {
  expect(siteScriptHashes(publicFolder)).toHaveLength(1);
  expect(built("_headers").match(/'sha256-[^']+'/g)).toHaveLength(1);
});

test("every page's program names the scripts of its own template, and they are light", () => {
  for (const file of pageFiles) {
    const { document } = pageIn(file);
    const { path, scripts } = JSON.parse(document.getElementById("program")?.textContent ?? "") as ProgramFiles;
    expect(scripts.map((script) => script.slice(1)).sort(), file).toEqual(scriptsOf(path).sort());
    const sizes = scripts.map((script) => ({ script, bytes: brotli(script.slice(1)) }));
    const total = sum(sizes.map(({ bytes }) => bytes));
    expect(total, `${file}: ${JSON.stringify(sizes)}`).toBeLessThanOrEqual(budgets.program);
  }
});

test("the fonts that every page asks for at once", () => {
  for (const { route, document } of pages()) {
    const links = [...document.querySelectorAll('link[rel="preload"][as="font"]')];
    const sizes = links.map((link) => statSync(onDisk(link.getAttribute("href") ?? "")).size);
    expect(sizes, route).toHaveLength(2);
    expect(sum(sizes), route).toBeLessThanOrEqual(budgets.fonts);
  }
});

test("every picture made at build", () => {
  const heavy = readdirSync(onDisk("static"), { recursive: true, encoding: "utf8" })
    .map((file) => ({ file, bytes: statSync(onDisk(`static/${file}`)).size }))
    .filter(({ file, bytes }) => /\.(avif|webp|png|jpe?g|svg)$/.test(file) && bytes > maxPictureBytes);
  expect(heavy).toEqual([]);
});
