import { expect, test } from "vitest";
import { formatProblem } from "../../src/content/problems";
import { mistakes, problemsWith } from "./mistakes";

test.each(mistakes)("$group: $name", (entry) => {
  expect(problemsWith(entry).map(formatProblem).join("\n")).toBe(entry.expected.trimEnd());
});
