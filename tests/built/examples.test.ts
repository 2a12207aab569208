import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { onDisk } from "./public-folder";

test("the pages of examples are on the tests' own site only", () => {
  expect(existsSync(onDisk("examples"))).toBe(false);
  expect(existsSync(onDisk("page-data/examples"))).toBe(false);
});
