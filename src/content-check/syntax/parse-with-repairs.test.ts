import { describe, expect, test } from "vitest";
import { parseContent } from "../../content/files/load";
import { parserProblem } from "../check/check-parsers";
import { formatProblem } from "../problems";
import { parseWithRepairs } from "./parse-with-repairs";

function problemsOf(source: string): string[] {
  const content = parseContent("pages/about.yaml", "/content/pages/about.yaml", source);
  const { problems } = parseWithRepairs(content);
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
  test("a binary number", () => {
    expect(problemsOf("a:\n  - title: 0b11")).toEqual([
      [
        '2:12\n    a[1].title: found what can be read in two ways, as "0b11" and as 3; put it in quotation marks.',
        "      now |   - title: 0b11",
        "          |            ^",
        '    right |   - title: "0b11"',
      ].join("\n"),
    ]);
  });

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

test("every fault of a file is told, in its own line, and none that only follows from it", () => {
  const source = [
    "superHeading: About: us",
    "title:Who we are",
    'description: "One sentence.',
    "head:",
    "\ttitle: About",
    "   description: We are",
    "story:",
    "  paragraphs:",
    "    - one",
    "    -two",
    "    - three: four",
  ].join("\n");
  expect(problemsOf(source).map((text) => text.split("\n", 1)[0])).toEqual(["1:20", "2:7", "3:14", "5:1", "10:6"]);
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
