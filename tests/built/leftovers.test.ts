import { readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { servedFolders } from "../../src/hosting/releases";
import { built, publicFolder } from "./public-folder";

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll("\\", "/"))
    .sort();

const files = filesIn(publicFolder);

test("what is served is what was built, file by file", () => {
  const [newest = ""] = servedFolders(dirname(publicFolder));
  // Gatsby's own fragments of pages are nobody's to visit, and no part of a release.
  expect(filesIn(newest)).toEqual(files.filter((file) => !file.startsWith("_gatsby/")));
});

test("the pages of examples are on the tests' own site only", () => {
  expect(files.filter((file) => /^(page-data\/)?examples\//.test(file))).toEqual([]);
});

test("nothing that a page does for who edits is in the program of visitors", () => {
  const programs = files.filter((file) => file.endsWith(".js"));
  expect(programs.length).toBeGreaterThan(1);
  expect(programs.filter((file) => /___graphql|content-problems|GATSBY_EDITOR/.test(built(file)))).toEqual([]);
});

test("all data of pages has its page", () => {
  const paths = files.flatMap((file) => /^page-data\/(.+)\/page-data\.json$/.exec(file)?.[1] ?? []);
  expect(paths.length).toBeGreaterThan(1);
  const pageOf = (path: string) =>
    path === "index" || path.endsWith(".html") ? path.replace(/^index$/, "index.html") : `${path}/index.html`;
  expect(paths.filter((path) => !files.includes(pageOf(path)))).toEqual([]);
});

test("what was compressed has its text beside it", () => {
  const compressed = files.filter((file) => /\.(br|gz)$/.test(file));
  expect(compressed.length).toBeGreaterThan(0);
  expect(compressed.filter((file) => !files.includes(file.replace(/\.(br|gz)$/, "")))).toEqual([]);
});
