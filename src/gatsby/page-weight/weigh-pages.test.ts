import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "../../../tests/support/test-folder";
import { site } from "../../../tests/support/test-site";
import { writeFiles } from "../../../tests/support/write-files";
import { weighAndCompress, weightOf } from "./weigh-pages";

let folder: string;

const write = (file: string, content: string | number) =>
  writeFiles(folder, { [file]: typeof content === "number" ? "x".repeat(content) : content });
const read = (file: string) => readFileSync(join(folder, file), "utf8");

const html = (place = '<span class="a" data-page-weight=""></span>') =>
  `<html><head><link rel="preload" as="font" href="/fonts/a.woff2"></head><body><footer>${place}</footer></body></html>`;

function writePage(path: string, text: string): void {
  write(path.endsWith(".html") ? path : join(path, "index.html"), text);
  const name = path === "/" ? "index" : path;
  write(`page-data/${name}/page-data.json`, JSON.stringify({ path, result: { data: {}, pageContext: { id: "1" } } }));
}

beforeEach(() => {
  folder = testFolder();
  write("fonts/a.woff2", 82_000);
});

test("a page weighs what its document and its files weigh on their way", async () => {
  write("a.avif", 5000);
  const shown = html('<img src="/a.avif">');
  write("index.html", shown);
  const weighed = () => weightOf(folder, join(folder, "index.html"), shown);
  const total = shown.length + 5000 + 82_000;
  expect(weighed()).toEqual({ total, elements: 2 });
  write("fonts/a.woff2.br", 20_000);
  write("index.html.br", 100);
  expect(weighed().total, "compressed, where it is sent so").toBe(100 + 5000 + 20_000);
});

test("a picture whose name has letters that addresses write otherwise is weighed", () => {
  write("Unser Büro, 100 % (it's).avif", 5000);
  write("R&D 100%.svg", 300);
  const shown = html(
    '<img src="/Unser%20B%C3%BCro%2C%20100%20%25%20(it&#x27;s).avif"><img src="/R&amp;D 100%.svg" alt="A &amp; B">',
  );
  write("index.html", shown);
  expect(weightOf(folder, join(folder, "index.html"), shown).total).toBe(Buffer.byteLength(shown) + 5300 + 82_000);
});

test("a text that names the weight of a page is given it, in HTML and data", async () => {
  writePage("/", html("{kilobytes:/about} kB, {grams:/about} g, {elements:/about}"));
  writePage("/about", html("<script>'<b>'</script>"));
  expect(await weighAndCompress(folder, [site])).toEqual(["/"]);
  expect(read("index.html")).toBe(html("82 kB, 0.012 g, 2"));
  writePage("/", html("{kilobytes:/abuot}"));
  await expect(weighAndCompress(folder, [site])).rejects.toThrow("{kilobytes:/abuot}");
});
