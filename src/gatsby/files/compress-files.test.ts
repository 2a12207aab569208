import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { testFolder } from "../../../tests/support/test-folder";
import { writeFiles } from "../../../tests/support/write-files";
import { compressFiles } from "./compress-files";

const folder = testFolder();

const write = (file: string, text: string) => writeFiles(folder, { [file]: text });
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

test("what has changed, or was only half compressed, is again; what is short now or gone loses what was made of it", async () => {
  write("about/index.html", page("evening "));
  await compressFiles(folder);
  expect(unpacked("about/index.html")).toEqual([page("evening "), page("evening ")]);

  const zipped = join(folder, "about/index.html.gz");
  writeFileSync(zipped, readFileSync(zipped).subarray(0, 20));
  await compressFiles(folder);
  expect(unpacked("about/index.html")).toEqual([page("evening "), page("evening ")]);

  const left = () => readdirSync(join(folder, "about"));
  write("about/index.html", "<p>night</p>");
  await compressFiles(folder);
  expect(left()).toEqual(["index.html"]);

  write("about/index.html", page("dawn "));
  await compressFiles(folder);
  rmSync(join(folder, "about/index.html"));
  write("archive.tar.gz", "not ours");
  await compressFiles(folder);
  expect(left()).toEqual([]);
  expect(existsSync(join(folder, "archive.tar.gz"))).toBe(true);
});
