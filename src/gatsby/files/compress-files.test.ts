import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
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

test("what is left for later is not compressed yet", async () => {
  const latest = new Date(Date.now() + 20_000);
  for (const file of ["about/index.html", "app.js"]) {
    write(file, page("later "));
    utimesSync(join(folder, file), latest, latest);
  }
  const compressed = () =>
    brotliDecompressSync(readFileSync(join(folder, "about/index.html.br"))).toString() === page("later ");
  await compressFiles(folder, (file) => !file.endsWith(".html"));
  expect([compressed(), existsSync(join(folder, "app.js.br"))]).toEqual([false, true]);
  await compressFiles(folder);
  expect(compressed()).toBe(true);
});

test("what was made of a text that is gone goes with it", async () => {
  rmSync(join(folder, "about/index.html"));
  write("archive.tar.gz", "not ours");
  await compressFiles(folder);
  expect(existsSync(join(folder, "about/index.html.br"))).toBe(false);
  expect(existsSync(join(folder, "about/index.html.gz"))).toBe(false);
  expect(existsSync(join(folder, "archive.tar.gz"))).toBe(true);
});
