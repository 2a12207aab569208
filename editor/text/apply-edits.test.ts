import { describe, expect, test } from "vitest";
import { Refusal } from "../refusal";
import { applyEdits } from "./apply-edits";
import type { Edit } from "./edit";
import { valueOfText } from "./parse";

const page = `# Makes the page /services/devops
order: 4 # the fourth
title: Pipelines your team trusts.
description: >-
  A release should be a small event: a reviewed change, a pipeline that proves it, a switch that can be turned
  back. We build that path with your team, beginning with the step that hurts most today.
quoted: "It's here"
image:
  src: ../images/devops.webp
  alt: ""
related:
  # up to three
  - /services/cloud-services
  # the bank
  - /industries/finance # first of all
sections:
  - kind: process
    title: Follow one change.
    items:
      - title: Walk the path
        when: day 1

      - { title: Leave, when: month 3 }
  - kind: promotion
    title: Talk to us.
words: [one, "two, three"]
body: |-
  First line

  Second line
last: { a: 1, b: x }
`;

/** The lines of a text that another has not, and the other way round, as a diff shows them. */
function diff(before: string, after: string): string[] {
  const [old, fresh] = [before.split("\n"), after.split("\n")];
  let start = 0;
  while (start < Math.min(old.length, fresh.length) && old[start] === fresh[start]) start++;
  let end = 0;
  while (end < Math.min(old.length, fresh.length) - start && old.at(-1 - end) === fresh.at(-1 - end)) end++;
  return [
    ...old.slice(start, old.length - end).map((line) => `-${line}`),
    ...fresh.slice(start, fresh.length - end).map((line) => `+${line}`),
  ];
}

const set = (path: (string | number)[], value: unknown, order?: string[]): Edit => ({
  op: "set",
  path,
  value,
  ...(order && { order }),
});

describe("a change touches only its own lines", () => {
  test.each<[string, Edit, string[]]>([
    ["a plain text", set(["title"], "Shorter."), ["-title: Pipelines your team trusts.", "+title: Shorter."]],
    ["a number with a remark", set(["order"], 9), ["-order: 4 # the fourth", "+order: 9 # the fourth"]],
    [
      "a text that needs quotation marks now",
      set(["title"], "Pipelines: built to last"),
      ["-title: Pipelines your team trusts.", '+title: "Pipelines: built to last"'],
    ],
    ["a quoted text keeps its marks", set(["quoted"], "It is"), ['-quoted: "It\'s here"', '+quoted: "It is"']],
    [
      "the last line of a folded text",
      set(
        ["description"],
        "A release should be a small event: a reviewed change, a pipeline that proves it, a switch that can be turned back. We build that path with you.",
      ),
      [
        "-  back. We build that path with your team, beginning with the step that hurts most today.",
        "+  back. We build that path with you.",
      ],
    ],
    [
      "one line of a literal text",
      set(["body"], "First line\n\nSecond line, longer"),
      ["-  Second line", "+  Second line, longer"],
    ],
    ["an empty text", set(["image", "alt"], "A conveyor"), ['-  alt: ""', "+  alt: A conveyor"]],
    [
      "a new field, in the order of the schema",
      set(["sections", 0, "superHeading"], "How", ["kind", "superHeading", "title"]),
      ["+    superHeading: How"],
    ],
    [
      "a new first field",
      set(["sections", 0, "eyebrow"], "How", ["eyebrow", "kind"]),
      ["-  - kind: process", "+  - eyebrow: How", "+    kind: process"],
    ],
    ["a field less", { op: "remove", path: ["sections", 0, "title"] }, ["-    title: Follow one change."]],
    [
      "the first field less",
      { op: "remove", path: ["sections", 1, "kind"] },
      ["-  - kind: promotion", "-    title: Talk to us.", "+  - title: Talk to us."],
    ],
    [
      "an entry less, with the remark above it",
      { op: "remove", path: ["related", 1] },
      ["-  # the bank", "-  - /industries/finance # first of all"],
    ],
    ["an entry more", { op: "insert", path: ["related"], index: 1, value: "/about" }, ["+  - /about"]],
    [
      "an entry more, written as its neighbours are",
      { op: "insert", path: ["words"], index: 2, value: "four" },
      ['-words: [one, "two, three"]', '+words: [one, "two, three", four]'],
    ],
    [
      "an entry moved, with its remark",
      { op: "move", path: ["related"], from: 1, to: 0 },
      [
        "-  - /services/cloud-services",
        "-  # the bank",
        "-  - /industries/finance # first of all",
        "+  # the bank",
        "+  - /industries/finance # first of all",
        "+  - /services/cloud-services",
      ],
    ],
    [
      "a copy of an entry, as it is written",
      { op: "duplicate", path: ["sections", 0, "items"], index: 1 },
      ["+", "+      - { title: Leave, when: month 3 }"],
    ],
    ["the only entry less", { op: "remove", path: ["last", "a"] }, ["-last: { a: 1, b: x }", "+last: { b: x }"]],
    ["another name", { op: "rename", path: ["image", "alt"], to: "words" }, ['-  alt: ""', '+  words: ""']],
  ])("%s", (_, edit, lines) => {
    const after = applyEdits(page, [edit]);
    expect(diff(page, after)).toEqual(lines);
  });

  test("a list that loses its last entry keeps its remark and can grow again", () => {
    const source = "related:\n  # up to three\n  - /about\nnext: 1\n";
    const emptied = applyEdits(source, [{ op: "remove", path: ["related", 0] }]);
    expect(emptied).toBe("related: []\n  # up to three\nnext: 1\n");
    const again = applyEdits(emptied, [{ op: "insert", path: ["related"], index: 0, value: "/contact" }]);
    expect(valueOfText(again)).toEqual({ related: ["/contact"], next: 1 });
  });

  test.each([
    ["an empty field", "text: # to be written\nnext: 1\n", "text: One # to be written\nnext: 1\n"],
    ["a block", "text: |- # as sung\n  Two\nnext: 1\n", "text: |- # as sung\n  One\nnext: 1\n"],
  ])("%s keeps the remark behind its name", (_, before, after) => {
    expect(applyEdits(before, [set(["text"], "One")])).toBe(after);
  });

  test("line breaks of Windows and an open end stay", () => {
    expect(applyEdits("a: 1\r\nb: x", [set(["c"], "z")])).toBe("a: 1\r\nb: x\r\nc: z");
  });
});

test("a value that an anchor shares is not changed in two places", () => {
  const source = "a: &x { b: 1 }\nc: *x\n";
  expect(() => applyEdits(source, [set(["a", "b"], 2)])).toThrow(Refusal);
});

test("what cannot be read is not changed", () => {
  expect(() => applyEdits("a: b: c\n", [set(["a"], 1)])).toThrow(/mend it in a text editor/);
});
