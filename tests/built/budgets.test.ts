import { readdirSync, readFileSync, statSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { pages } from "./built-page";
import { built, onDisk, templateOf } from "./public-folder";
import { homeScriptBudget } from "./script-budget";

/** What a page may weigh before anything on it is used, in bytes, compressed by gzip; kilobytes are thousands. */
const budgets = { script: 120_000, html: 30_000, fonts: 36_000 };

/** The largest picture that a source may become; a larger one means a source that is too wide or too rich. */
const maxPictureBytes = 300_000;

const gzipped = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;
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

test("every page's HTML with its styles", () => {
  const heavy = pages().map(({ route, html }) => ({ route, bytes: gzipped(html) }));
  expect(heavy.filter(({ bytes }) => bytes > budgets.html)).toEqual([]);
});

test("every page's scripts", () => {
  for (const { route } of pages()) {
    const sizes = scriptsOf(route).map((file) => ({ file, bytes: gzipped(readFileSync(onDisk(file))) }));
    expect(sizes.length, route).toBeGreaterThan(2);
    const budget = route === "/" ? homeScriptBudget() : budgets.script;
    expect(sum(sizes.map(({ bytes }) => bytes)), `${route}: ${JSON.stringify(sizes)}`).toBeLessThanOrEqual(budget);
  }
});

test("only what a page needs stands in it: no script of a window or another page", () => {
  for (const { route, document } of pages()) {
    const needed = scriptsOf(route).map((file) => `/${file}`);
    const named = [...document.querySelectorAll('script[src], link[rel="preload"][as="script"]')];
    const files = named.map((element) => element.getAttribute("src") ?? element.getAttribute("href") ?? "");
    expect(
      files.filter((file) => !needed.includes(file)),
      route,
    ).toEqual([]);
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
