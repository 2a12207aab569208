import { describe, expect, test } from "vitest";
import { parseContent } from "../../content/files/load";
import { parserProblem } from "../check/check-parsers";
import { formatProblem } from "../problems";
import { readFile } from "./read-file";

function problemsOf(source: string): string[] {
  const content = parseContent("pages/about.yaml", "/content/pages/about.yaml", source);
  const { problems } = readFile(content);
  const other = problems.length === 0 ? parserProblem(content) : undefined;
  return [...problems, ...(other ? [other] : [])].map((problem) =>
    formatProblem(problem).replace(/^content\/pages\/about\.yaml:/, ""),
  );
}

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

describe("what the build's parser reads differently is refused", () => {
  test("a key that merges", () => {
    expect(problemsOf("a:\n  <<: {b: 1}")[0]).toContain("a.<<: found what can be read in two ways");
  });

  test.each([
    "date: 2026-11-21",
    "a: 0x1F",
    "a: 1e3",
    "a: 1_000",
    "a: ~",
    "a: yes",
    "a: 12:30",
    'a: "0b11"',
    "",
    "- \n-",
    "a: .nan",
  ])("what both read alike is not: %j", (source) => expect(problemsOf(source)).toEqual([]));
});

test("an alias into itself is told and ends the reading", () => {
  expect(problemsOf("a: &b [*b]")[0]).toContain("1:4\n    found &b [*b], which YAML reads as a name for this place");
});

test("no message speaks the parser's language", () => {
  const sources = [
    'a: "b',
    "a: {b",
    "a: [b, c",
    "a:\n\tb: 1",
    "a: b: c",
    "a: @b",
    "a: *b",
    "? a\n: b: c: d",
    "{",
    "a: %b\n c: d",
  ];
  for (const problem of sources.flatMap(problemsOf)) {
    expect(problem).not.toMatch(/mapping|implicit|scalar|token|sequence|compact|flow|document/i);
  }
});
