import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { compressFiles } from "./compress-files";

const folder = mkdtempSync(join(tmpdir(), "compress-"));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(join(folder, "about"), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const unpacked = (file: string) => [
  brotliDecompressSync(readFileSync(join(folder, `${file}.br`))).toString(),
  gunzipSync(readFileSync(join(folder, `${file}.gz`))).toString(),
];
const page = (words: string) => `<p>${words.repeat(500)}</p>`;

test("text is compressed beside itself; short files and pictures are left alone", async () => {
  write("about/index.html", page("noon "));
  write("short.json", "{}");
  write("picture.webp", page("picture "));
  await compressFiles(folder);
  expect(unpacked("about/index.html")).toEqual([page("noon "), page("noon ")]);
  expect(
    ["short.json.br", "picture.webp.br", "picture.webp.gz"].filter((file) => existsSync(join(folder, file))),
  ).toEqual([]);
});

test("what changed is compressed again, and what became short loses what was made of it", async () => {
  const later = new Date(Date.now() + 5000);
  write("about/index.html", page("evening "));
  utimesSync(join(folder, "about/index.html"), later, later);
  await compressFiles(folder);
  expect(unpacked("about/index.html")).toEqual([page("evening "), page("evening ")]);

  const latest = new Date(Date.now() + 10_000);
  write("about/index.html", "<p>night</p>");
  utimesSync(join(folder, "about/index.html"), latest, latest);
  await compressFiles(folder);
  expect(existsSync(join(folder, "about/index.html.br"))).toBe(false);
  expect(existsSync(join(folder, "about/index.html.gz"))).toBe(false);
});

test("what did not change is left alone", async () => {
  const old = new Date(Date.now() - 60_000);
  write("about/index.html", page("noon "));
  utimesSync(join(folder, "about/index.html"), old, old);
  await compressFiles(folder);
  const before = statSync(join(folder, "about/index.html.br")).mtimeMs;
  await compressFiles(folder);
  expect(statSync(join(folder, "about/index.html.br")).mtimeMs).toBe(before);
});

test("a draft is there to be weighed, and compressed once more in the end", async () => {
  const latest = new Date(Date.now() + 20_000);
  for (const file of ["about/index.html", "page-data.json"]) {
    write(file, page("draft "));
    utimesSync(join(folder, file), latest, latest);
  }
  await compressFiles(folder, { isDraft: true });
  const brotli = readFileSync(join(folder, "about/index.html.br"));
  expect(brotliDecompressSync(brotli).toString()).toBe(page("draft "));
  expect(existsSync(join(folder, "page-data.json.br"))).toBe(false);
  await compressFiles(folder);
  for (const file of ["about/index.html", "page-data.json"]) {
    expect(unpacked(file)).toEqual([page("draft "), page("draft ")]);
  }
});

/** A list such as pages have, with words that hardly repeat: their number decides how large it is when compressed. */
const list = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const digest = createHash("sha256").update(String(index)).digest("hex");
    return `<li class="c${digest[0]}"><a href="/lamps/${digest.slice(0, 6)}">Lamp ${digest.slice(6, 12)}</a></li>`;
  }).join("");

test("a page that would hardly fit into the first window of TCP is compressed in several ways, others in one", async () => {
  const inOneWay = (text: string) => {
    const { BROTLI_PARAM_NDIRECT, BROTLI_PARAM_NPOSTFIX, BROTLI_PARAM_SIZE_HINT } = constants;
    const params = { [BROTLI_PARAM_NPOSTFIX]: 1, [BROTLI_PARAM_NDIRECT]: 2, [BROTLI_PARAM_SIZE_HINT]: text.length };
    return brotliCompressSync(text, { params }).length;
  };
  const sizeOf = async (text: string) => {
    write("tight.html", text);
    await compressFiles(folder);
    const { size } = statSync(join(folder, "tight.html.br"));
    for (const ending of ["", ".br", ".gz"]) rmSync(join(folder, `tight.html${ending}`));
    return size;
  };
  expect(await sizeOf(list(1000))).toBe(inOneWay(list(1000)));
  expect(inOneWay(list(2000))).toBeGreaterThan(13_800);
  expect(await sizeOf(list(2000))).toBeLessThan(inOneWay(list(2000)));
});

test("what was made of a text that is gone goes with it", async () => {
  rmSync(join(folder, "about/index.html"));
  write("archive.tar.gz", "not ours");
  await compressFiles(folder);
  expect(existsSync(join(folder, "about/index.html.br"))).toBe(false);
  expect(existsSync(join(folder, "about/index.html.gz"))).toBe(false);
  expect(existsSync(join(folder, "archive.tar.gz"))).toBe(true);
});
