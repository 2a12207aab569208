import { expect, test } from "vitest";
import { formatProblem } from "../../src/content-check/problems";
import { mistakes, problemsWith } from "./mistakes";

test.each(mistakes)("$group: $name", async (entry) => {
  expect((await problemsWith(entry)).map(formatProblem).join("\n")).toBe(entry.expected.trimEnd());
});
