import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { testFolder } from "../../../tests/support/test-folder";
import { compressFiles } from "./compress-files";

const folder = testFolder();

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
  write("about/index.html", page("evening "));
  await compressFiles(folder);
  expect(unpacked("about/index.html")).toEqual([page("evening "), page("evening ")]);

  write("about/index.html", "<p>night</p>");
  await compressFiles(folder);
  expect(existsSync(join(folder, "about/index.html.br"))).toBe(false);
  expect(existsSync(join(folder, "about/index.html.gz"))).toBe(false);
});

test("what was only half compressed, as by a build that was stopped, is compressed again", async () => {
  write("about/index.html", page("dawn "));
  await compressFiles(folder);
  writeFileSync(join(folder, "about/index.html.gz"), readFileSync(join(folder, "about/index.html.gz")).subarray(0, 20));
  await compressFiles(folder);
  expect(unpacked("about/index.html")).toEqual([page("dawn "), page("dawn ")]);
});

test("what was made of a text that is gone goes with it", async () => {
  rmSync(join(folder, "about/index.html"));
  write("archive.tar.gz", "not ours");
  await compressFiles(folder);
  expect(existsSync(join(folder, "about/index.html.br"))).toBe(false);
  expect(existsSync(join(folder, "about/index.html.gz"))).toBe(false);
  expect(existsSync(join(folder, "archive.tar.gz"))).toBe(true);
});
