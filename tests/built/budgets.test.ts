import { readdirSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { firstLoad } from "../../src/gatsby/page-weight/first-load";
import { sentBytes } from "../../src/gatsby/page-weight/weigh-pages";
import { siteScriptHashes } from "../../src/hosting/script-hashes";
import type { AppFiles } from "../../src/loader/shared";
import { fontFiles } from "../../src/theme/font-files";
import { type BuiltPage, pageIn } from "./built-page";
import { built, onDisk, pageFiles, publicFolder, templateOf } from "./public-folder";

/**
 * Budgets of what the program adds to a page, in bytes, compressed as it is sent: whatever an editor writes, no test here
 * turns red. What words and pictures weigh stands at the foot of each page.
 */
const budget = {
  /** The loader's part that stands in the page itself. */
  headScript: 700,
  scripts: 3_030,
  fonts: 36_000,
  styles: 8_200,
  /** The styles of paper, which are fetched last. */
  print: 1_380,
  /** All that comes once a page is touched. */
  program: 151_700,
};

/** Room of a template besides, in bytes: case studies and the list of them draw their charts by themselves. */
const templateRoom: Readonly<Record<string, number>> = {
  "component---src-templates-case-study-page-tsx": 2_200,
  "component---src-templates-case-studies-page-tsx": 1_500,
};

const programOf = ({ document }: BuiltPage) =>
  JSON.parse(document.getElementById("app-files")?.textContent ?? "") as AppFiles;

const sumOf = (names: readonly string[]) => names.reduce((sum, name) => sum + sentBytes(onDisk(name)), 0);

/** Rules with the company's address, which is content. */
const addressRules = /:lang\([^)]*\) main::after\{content:"(?:[^"\\]|\\.)*"\}/g;

/** Bytes of the styles of paper as they are sent, without it. */
const printSize = (name: string) => brotliCompressSync(built(name.slice(1)).replace(addressRules, "")).length;

test("a page runs nothing but the loader before it is touched: no script of Gatsby stands in it", () => {
  for (const file of pageFiles) {
    const { document } = pageIn(file);
    const scripts = [...document.scripts].filter(({ type }) => !/json/.test(type));
    expect(scripts.length, file).toBe(2);
    const [headScript, loader] = scripts;
    expect(headScript?.src, file).toBe("");
    expect(brotliCompressSync(headScript?.textContent ?? "").length, file).toBeLessThanOrEqual(budget.headScript);
    expect(loader?.getAttribute("src"), file).toMatch(/^\/loader-[0-9a-f]{8}\.js$/);
    expect(loader?.hasAttribute("defer"), file).toBe(true);
  }
});

test("one hash in the security policy allows what stands in all pages", () => {
  expect(siteScriptHashes(publicFolder)).toHaveLength(1);
  expect(built("_headers").match(/'sha256-[^']+'/g)).toHaveLength(1);
});

test.each(pageFiles)("%s: loader, fonts, styles and program are within their budgets", (file) => {
  const page = pageIn(file);
  const files = firstLoad(page.html).others;
  const fonts = files.filter((name) => name.endsWith(".woff2"));
  const scripts = files.filter((name) => name.endsWith(".js"));
  expect(fonts).toHaveLength(2);
  const [print = "", ...otherStyles] = files.filter((name) => name.endsWith(".css"));
  expect(otherStyles).toEqual([]);
  expect(files.toSorted()).toEqual([...fonts, print, ...scripts].toSorted());
  expect([...page.document.querySelectorAll("link[rel=stylesheet]")].map((link) => link.getAttribute("media"))).toEqual(
    ["print"],
  );
  const styles = [...page.document.querySelectorAll("style")].map(({ textContent }) => textContent ?? "").join("");
  expect(styles, "a page has its styles in itself").toContain("main");
  const weights = {
    scripts: sumOf(scripts),
    fonts: sumOf(fonts),
    styles: brotliCompressSync(styles).length,
    print: printSize(print),
    program: sumOf(programOf(page).scripts),
  };
  const room = { ...budget, program: budget.program + (templateRoom[templateOf(programOf(page).path)] ?? 0) };
  const tooHeavy = Object.entries(weights).filter(([part, bytes]) => bytes > room[part as keyof typeof weights]);
  expect(tooHeavy).toEqual([]);
});

test("a page asks for the font of its headings before its styles, and for that of its texts after its words", () => {
  for (const file of pageFiles) {
    const { head, body } = pageIn(file).document;
    const preloadsIn = (part: HTMLElement) =>
      [...part.querySelectorAll('link[rel="preload"][as="font"]')].map((link) => link.getAttribute("href"));
    expect(preloadsIn(head), file).toEqual([fontFiles.heading.core]);
    expect(preloadsIn(body), file).toEqual([fontFiles.text.core]);
    expect(body.querySelector('#___gatsby link[rel="preload"]'), file).toBeNull();
  }
});

test("the app that all pages share writes no numbers or dates", () => {
  const scripts = readdirSync(publicFolder).filter((file) => /^app-\w+\.js$/.test(file));
  expect(scripts).toHaveLength(1);
  // The first of them has the browser load what it knows of a language: one piece of work of 50 ms on a slow phone.
  for (const script of scripts) expect(built(script)).not.toMatch(/\btoLocale(Date|Time)?String\b|\bIntl\./);
});
