import { expect, test } from "vitest";
import { filesIn } from "../../src/content/files/file-tree";
import { built, publicFolder } from "./public-folder";

const files = filesIn(publicFolder);

test("the pages of examples are on the tests' own site only", () => {
  expect(files.filter((file) => /^(page-data\/)?examples\//.test(file))).toEqual([]);
});

test("nothing that a page does for who edits is in the program of visitors", () => {
  const programs = files.filter((file) => file.endsWith(".js"));
  expect(programs.length).toBeGreaterThan(1);
  expect(programs.filter((file) => /___graphql|content-problems|GATSBY_EDITOR/.test(built(file)))).toEqual([]);
});
