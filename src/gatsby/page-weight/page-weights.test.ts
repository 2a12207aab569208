import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { gramsPerVisit } from "./emissions";
import { weightOf, writePageWeights } from "./page-weights";

let folder: string;

const write = (file: string, content: string | number) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), typeof content === "number" ? "x".repeat(content) : content);
};
const read = (file: string) => readFileSync(join(folder, file), "utf8");
const dataOf = (file: string) => JSON.parse(read(`page-data/${file}/page-data.json`));

const html = (place = '<span class="a" data-page-weight=""></span>', font = "/fonts/a.woff2") =>
  `<html><head><link rel="preload" as="font" href="${font}"></head><body><footer>${place}</footer></body></html>`;

function writePage(path: string, text: string, pageContext: object = { id: "1" }): void {
  const file = path.endsWith(".html") ? path : join(path, "index.html");
  write(file, text);
  write(`${file}.br`, 14_000);
  const name = path === "/" ? "index" : path;
  write(`page-data/${name}/page-data.json`, JSON.stringify({ path, result: { data: {}, pageContext } }));
}

const template = "{kilobytes} kB & {grams} g";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "weights-"));
  write("fonts/a.woff2", 82_400);
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a page weighs what its document and its files weigh on their way", () => {
  writePage("/", html());
  expect(weightOf(folder, "index.html")).toEqual({ kilobytes: 96, grams: gramsPerVisit(96_000) });
  write("fonts/a.woff2.br", 20_000);
  expect(weightOf(folder, "index.html")?.kilobytes, "compressed, where it is sent so").toBe(34);
});

test("HTML and data of every page say it alike, and nothing else in them changes", () => {
  writePage("/", html());
  writePage("/about", html());
  writePage("/404.html", html());
  writePageWeights(folder, template, "en-GB");
  for (const file of ["index.html", "about/index.html", "404.html"]) {
    expect(read(file)).toBe(html('<span class="a" data-page-weight="">96 kB &amp; 0.014 g</span>'));
  }
  expect(dataOf("about")).toEqual({
    path: "/about",
    result: { data: {}, pageContext: { id: "1", weightText: "96 kB & 0.014 g" } },
  });
});

test("numbers are written as the page's language has them", () => {
  writePage("/", html());
  writePageWeights(folder, template, "de-DE");
  expect(read("index.html")).toContain(">96 kB &amp; 0,014 g<");
});

test("a later build says it anew, and leaves what stays true as it was written", () => {
  writePage("/", html());
  writePageWeights(folder, template, "en-GB");
  const files = ["index.html", "page-data/index/page-data.json"].map((file) => join(folder, file));
  for (const file of files) utimesSync(file, 1, 1);
  writePageWeights(folder, template, "en-GB");
  expect(files.map((file) => statSync(file).mtimeMs)).toEqual([1000, 1000]);
  write("fonts/a.woff2", 32_400);
  writePageWeights(folder, template, "en-GB");
  expect(read("index.html")).toContain(">46 kB &amp; 0.0068 g<");
});

test("where a file is not there nothing is said, not even what was said before", () => {
  const place = '<span data-page-weight="">96 kB</span>';
  writePage("/", html(place, "/fonts/none.woff2"), { weightText: "96 kB & 1 g" });
  writePage("/away", html(place, "https://example.org/a.woff2"));
  writePageWeights(folder, template, "en-GB");
  expect(read("index.html")).toContain('<span data-page-weight=""></span>');
  expect(read("away/index.html")).toContain('<span data-page-weight=""></span>');
  expect(dataOf("index").result.pageContext).toEqual({});
});

test("a page without a footer is left alone", () => {
  writePage("/maintenance", html("<p>Soon.</p>"));
  writePageWeights(folder, template, "en-GB");
  expect(read("maintenance/index.html")).toBe(html("<p>Soon.</p>"));
  expect(dataOf("maintenance").result.pageContext).toEqual({ id: "1" });
});
