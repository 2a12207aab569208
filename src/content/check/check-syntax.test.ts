import { describe, expect, test } from "vitest";
import { parseContent } from "../load";
import { formatProblem } from "../problems";
import { parserProblem } from "./check-parsers";
import { syntaxProblem } from "./check-syntax";

function problemOf(source: string): string | undefined {
  const content = parseContent("pages/about.yaml", "/content/pages/about.yaml", source);
  const problem = syntaxProblem(content) ?? parserProblem(content);
  return problem && formatProblem(problem).replace(/^content\/pages\/about\.yaml:/, "");
}

describe("a sign that YAML takes for something else is reported with the text that was meant", () => {
  test.each([
    [
      "an alias",
      "title: *New*",
      '1:8\n    found *New*, which YAML reads as a reference to another place; put it in quotation marks: "*New*".',
    ],
    [
      "an anchor",
      "title: &more soon",
      '1:8\n    found &more soon, which YAML reads as a name for this place; put it in quotation marks: "&more soon".',
    ],
    [
      "a tag",
      'a: 1\ntitle: !New "words"',
      '2:8\n    found !New "words", which YAML reads as the name of a type; put it in quotation marks: \'!New "words"\'.',
    ],
    [
      "a tag without words",
      "title: !New",
      '1:8\n    found !New, which YAML reads as the name of a type; put it in quotation marks: "!New".',
    ],
    [
      "a number sign",
      "title: Room #5 to the left",
      '1:8\n    found Room #5 to the left, which YAML reads as a text and a remark after it; put it in quotation marks: "Room #5 to the left".',
    ],
    [
      "an alias into itself",
      "a: &b [*b]",
      '1:4\n    found &b [*b], which YAML reads as a name for this place; put it in quotation marks: "&b [*b]".',
    ],
  ])("%s", (_, source, problem) => expect(problemOf(source)).toBe(problem));

  test.each(["title: C# and F#", "title: one # a remark", "# a remark\ntitle: one", "a: 1\n#remark\nb: 2"])(
    "not where it is none: %j",
    (source) => expect(problemOf(source)).toBeUndefined(),
  );
});

describe("what the build's parser reads differently is refused", () => {
  test.each([
    [
      "a binary number",
      "a:\n  - title: 0b11",
      '2:12\n    a[1].title: found what can be read in two ways, as "0b11" and as 3; put it in quotation marks: "0b11".',
    ],
    [
      "a key that merges",
      "a:\n  <<: {b: 1}",
      "2:7\n    a.<<: found what can be read in two ways, as a group of fields (b) and as nothing; write it in another way.",
    ],
  ])("%s", (_, source, problem) => expect(problemOf(source)).toBe(problem));

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
  ])("what both read alike is not: %j", (source) => expect(problemOf(source)).toBeUndefined());
});

describe("characters that no text can hold", () => {
  test("a vertical tab", () => {
    expect(problemOf("a: 1\ntitle: one\vtwo")).toMatch(/^2:11\n {4}found the invisible control character U\+000B, /);
  });

  test("another encoding", () => {
    expect(problemOf(Buffer.from("title: Köln", "latin1").toString("utf8"))).toBe(
      "1:9\n    found bytes that are not UTF-8; save the file as UTF-8 text.",
    );
  });
});

test("what is no YAML at all is reported once, where it begins", () => {
  expect(problemOf('a: 1\nurl: "https://a.example\n\nb: 2\nc: "three"\nd: "four"\n')).toMatch(
    /^2:6\n {4}found what is not valid/,
  );
  expect(problemOf('title: "one\nb: 2\n')).toMatch(/^1:8\n {4}found what is not valid YAML: /);
  expect(problemOf("a: 1\n---\nb: 2")).toMatch(/found what is not valid YAML: /);
});
