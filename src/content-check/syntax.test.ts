import { expect, test } from "vitest";
import { parseContent } from "../content/files/load";
import { formatProblem } from "./report";
import { syntaxProblems } from "./syntax";

const problemsOf = (source: string): string[] =>
  syntaxProblems(parseContent("pages/about.yaml", "/content/pages/about.yaml", source)).map((problem) =>
    formatProblem(problem).replace(/^content\/pages\/about\.yaml:/, ""),
  );

test.each([
  "title: C# and F#",
  "title: one # a remark",
  "# a remark\ntitle: one",
  "a: 1\n#remark\nb: 2",
  "title: #\n  - one",
  "title: # a remark\n  one",
  "title: “Quoted” words",
  "title: 10\u00a0km",
  "title: |-\n  one: two\n  # three\n  - four",
  'title: "one\n  two"',
  "title: Ã and â€",
  "---\ntitle: one",
  "title: 3 = 4",
])("what YAML reads as it was meant is in order: %j", (source) => expect(problemsOf(source)).toEqual([]));

test("an alias into itself is told and ends the reading", () => {
  expect(problemsOf("a: &b [*b]")[0]).toContain("1:4\n    found &b [*b], which YAML reads as a name for this place");
});

test("no message speaks the parser's language", () => {
  const sources = ['a: "b', "a: {b", "a: [b, c", "a:\n\tb: 1", "a: b: c", "a: @b", "a: *b", "? a\n: b: c: d", "{"];
  for (const problem of [...sources, "a: %b\n c: d", "a: 1\na: 2"].flatMap(problemsOf)) {
    expect(problem).not.toMatch(/mapping|implicit|scalar|token|sequence|compact|flow|document/i);
  }
});
