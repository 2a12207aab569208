import { expect, test } from "vitest";
import { blocks } from "../../src/content/schemas/blocks/registry";
import { formatProblem } from "../../src/content-check/report";
import { questionTypes } from "../../src/enquiry/questions/rules";
import { mistakes, problemsWith } from "./mistakes";

/** What an owner's own blocks and questions are added to. */
const withKinds = (text: string) =>
  text
    .replace("<kinds of blocks>", blocks.map(({ shape }) => shape.kind.value).join(", "))
    .replace("<kinds of questions>", questionTypes.join(", "));

test.each(mistakes)("$group: $name", async (entry) => {
  const problems = await problemsWith(entry);
  expect(problems.map(formatProblem).join("\n")).toBe(withKinds(entry.expected).trimEnd());
});
