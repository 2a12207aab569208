import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { load } from "js-yaml";
import { expect, test } from "vitest";
import { CST, Lexer } from "yaml";
import type { FieldPath } from "../../src/content/fields/field-schemas";
import { isGroup } from "../../src/content/fields/values";
import { formatted } from "../../src/content/files/written";
import fc from "../../tests/support/same-cases";
import { EditRefusal } from "../edit-refusal";
import { applyEdits } from "./apply-edits";
import type { Edit } from "./differences";
import { valueOfText } from "./parse";
import { isSame } from "./values";

const textsIn = (root: string) =>
  readdirSync(resolve(root), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => readFileSync(join(root, name), "utf8"));

/** Every file of both sites; of the owner's, who may write it otherwise, as npm run format gives it. */
const samples = [...textsIn("content").map(formatted), ...textsIn("tests/site/content")];

test("npm run format leaves the tests' site, and what it has formatted, as it is", () => {
  expect(samples.filter((text) => formatted(text) !== text).map((text) => text.slice(0, 60))).toEqual([]);
});

type Place = { path: FieldPath; value: unknown };

/** All paths of a value, with what stands there. */
function placesOf(value: unknown, path: FieldPath = []): Place[] {
  const inner = Array.isArray(value) ? [...value.entries()] : isGroup(value) ? Object.entries(value) : [];
  return [{ path, value }, ...inner.flatMap(([key, entry]) => placesOf(entry, [...path, key]))];
}

/** Words as editors write them, with all that means something in YAML, and what a reader takes for something else. */
const words = fc.oneof(
  fc
    .array(fc.constantFrom(..."A release is: #it -x 44% {company} [x] ' \" & * ! @ ` | > \\ ü 日本 🙂 , ?".split(" ")))
    .map((parts) => parts.join(" ").trim()),
  fc.constantFrom("0b11", "0o7", "2026-11-21", "~", "on", "1_000", "1:30", "true", "null", "", " a ", "a:", "#", "\ta"),
  fc.constantFrom("One paragraph.\n\nAnother one.\n", "a\nb", `${"long ".repeat(60)}text`),
);

type Change = Edit & { after: (value: unknown) => unknown };

/** A value with another one at a path, as plain JavaScript makes it. */
function changed(value: unknown, path: FieldPath, make: (inner: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return make(value);
  const copy = structuredClone(value) as Record<string | number, unknown>;
  copy[key] = changed(copy[key], rest, make);
  return copy;
}

function changeOf({ path, value }: Place, at: number, text: string): Change {
  const list = (make: (entries: unknown[]) => unknown) => (whole: unknown) =>
    changed(whole, path, (inner) => make(inner as unknown[]));
  if (Array.isArray(value) && value.length > 0) {
    const [from, to] = [at % value.length, (at >> 4) % value.length];
    const entry = structuredClone(value[from]);
    const ways: Change[] = [
      { op: "move", path, from, to, after: list((all) => all.toSpliced(from, 1).toSpliced(to, 0, all[from])) },
      { op: "duplicate", path, index: from, after: list((all) => all.toSpliced(from, 0, all[from])) },
      { op: "insert", path, index: to, value: entry, after: list((all) => all.toSpliced(to, 0, entry)) },
      { op: "remove", path: [...path, from], after: list((all) => all.toSpliced(from, 1)) },
    ];
    return ways[at % ways.length] as Change;
  }
  const [place, fresh] = isGroup(value) ? [[...path, "added"], { text, list: [text, 1, true] }] : [path, text];
  return { op: "set", path: place, value: fresh, after: (whole) => changed(whole, place, () => fresh) };
}

const cases = fc.constantFrom(...samples).chain((text) => {
  const places = placesOf(valueOfText(text)).filter(({ path }) => path.length > 0);
  return fc.record({ text: fc.constant(text), place: fc.constantFrom(...places), at: fc.nat(9999), fresh: words });
});

/** Remarks of a text; a line of a code sample that begins with "#" is none. */
const remarks = (text: string) => {
  const tokens = [...new Lexer().lex(text)];
  return tokens.filter((token, index) => token.startsWith("#") && tokens[index - 1] !== CST.SCALAR).length;
};

/** Number of lines between those at the beginning and at the end that are as they were. */
function lostLines(before: readonly string[], after: readonly string[]): number {
  const shorter = Math.min(before.length, after.length);
  let [start, end] = [0, 0];
  while (start < shorter && before[start] === after[start]) start++;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return before.length - start - end;
}

test("any change of any file gives the changed value, read alike by both readers, and touches no other line", () => {
  fc.assert(
    fc.property(cases, ({ text, place, at, fresh }) => {
      const { after, ...edit } = changeOf(place, at, fresh);
      const result = applyEdits(text, [edit]);
      const wanted = after(valueOfText(text));
      expect(isSame(valueOfText(result), wanted), JSON.stringify(edit)).toBe(true);
      expect(isSame(load(result), wanted), JSON.stringify(edit)).toBe(true);
      expect(formatted(result)).toBe(result);
      if (edit.op !== "remove") expect(remarks(result)).toBeGreaterThanOrEqual(remarks(text));
      const lost = lostLines(text.split("\n"), result.split("\n"));
      const isOneLine = typeof place.value !== "string" || !place.value.includes("\n");
      // A text of one line may stand below the name of its field.
      if (edit.op === "set" && isOneLine) expect(lost, JSON.stringify(edit)).toBeLessThanOrEqual(2);
      if (edit.op === "insert" || edit.op === "duplicate") expect(lost).toBeLessThanOrEqual(1);
    }),
    { numRuns: Number(process.env.EDIT_RUNS ?? 300) },
  );
});

const set = (path: FieldPath, value: unknown, order?: string[]): Edit => ({
  op: "set",
  path,
  value,
  ...(order && { order }),
});

test.each<[string, string, Edit, string]>([
  ["a remark behind a value", "order: 4 # the fourth\n", set(["order"], 9), "order: 9 # the fourth\n"],
  ["a text that needs marks", "title: A\n", set(["title"], "A: b"), 'title: "A: b"\n'],
  ["a text with marks", 'title: "It\'s"\n', set(["title"], "It is"), 'title: "It is"\n'],
  ["a field in schema order", "a: 1\nc: 3\n", set(["b"], 2, ["a", "b", "c"]), "a: 1\nb: 2\nc: 3\n"],
  ["a first field", "c: 3\n", set(["a"], 1, ["a", "c"]), "a: 1\nc: 3\n"],
  ["a field that no schema lists", "c: 3\n", set(["x"], 1), "c: 3\nx: 1\n"],
  ["a first text", 'alt: ""\n', set(["alt"], "A lamp"), "alt: A lamp\n"],
  ["an empty field", "text: # to write\nb: 1\n", set(["text"], "One"), "text: One # to write\nb: 1\n"],
  [
    "a remark of an entry",
    "l:\n  - a\n  # b is good\n  - b\n",
    { op: "move", path: ["l"], from: 1, to: 0 },
    "l:\n  # b is good\n  - b\n  - a\n",
  ],
  ["a list's last entry", "l:\n  - a\nb: 1\n", { op: "remove", path: ["l", 0] }, "l: []\nb: 1\n"],
  ["a field typed and erased before it was in the file", "a: 1\n", { op: "remove", path: ["b"] }, "a: 1\n"],
  ["an empty list", "l: []\nb: 1\n", { op: "insert", path: ["l"], index: 0, value: "a" }, "l:\n  - a\nb: 1\n"],
  [
    "a neighbour's form",
    "l:\n  - { a: 1 }\n",
    { op: "insert", path: ["l"], index: 1, value: { a: 2 } },
    "l:\n  - { a: 1 }\n  - { a: 2 }\n",
  ],
  ["line breaks of Windows", "a: 1\r\nb: x\r\n", set(["b"], "y"), "a: 1\r\nb: y\r\n"],
  ["a byte order mark", "\ufeffa: 1\nb: x\n", set(["b"], "y"), "\ufeffa: 1\nb: y\n"],
])("%s is kept, or stands where it should", (_, before, edit, after) => {
  expect(applyEdits(before, [edit])).toBe(after);
});

test.each([
  ["shared by an anchor", "a: &x { b: 1 }\nc: *x\n", set(["a", "b"], 2)],
  ["beside an anchor that is not there", "a: 1\nc: *x\n", set(["a"], 2)],
  ["that cannot be read", "a: b: c\n", set(["a"], 1)],
  ["that is not there", "l: []\n", { op: "remove", path: ["l", 0] } as const],
])("what is %s is refused", (_, text, edit) => {
  expect(() => applyEdits(text, [edit])).toThrow(EditRefusal);
});
