import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readSite } from "../../content/read-site";
import { shownPictures } from "./encode-early";

test("pictures of pages and wizards are known from the content, each once and with its full path", () => {
  const files = shownPictures(readSite({ contentRoot: resolve("tests/site/content") }));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
  expect(files.filter((file) => file.endsWith(".svg"))).toEqual([]);
});
