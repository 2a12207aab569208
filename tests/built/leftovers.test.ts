import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { built, publicFolder } from "./public-folder";

const files = readdirSync(publicFolder, { recursive: true, encoding: "utf8" }).map((name) =>
  name.replaceAll("\\", "/"),
);

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
