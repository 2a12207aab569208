import { expect, test } from "vitest";
import { formatProblem } from "../../src/content-check/problems";
import { mended, mistakes, problemsWith } from "./mistakes";

test.each(mistakes)("$group: $name", async (entry) => {
  const problems = await problemsWith(entry);
  expect(problems.map(formatProblem).join("\n")).toBe(entry.expected.trimEnd());
  const isProposed = problems.some(({ right }) => right !== undefined);
  expect(isProposed ? mended(entry, problems) : "").toBe(entry.becomes?.trimEnd() ?? "");
});
