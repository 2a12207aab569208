import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { load } from "js-yaml";
import { expect, test } from "vitest";
import { CST, isMap, isNode, isSeq, Lexer, parseDocument } from "yaml";
import { isGroup } from "../../src/content/fields/values";
import { parseContent } from "../../src/content/files/load";
import { kindOf } from "../../src/content/kinds";
import { parserProblem } from "../../src/content-check/check/check-parsers";
import { checkSchema } from "../../src/content-check/check/check-schema";
import { parseWithRepairs } from "../../src/content-check/syntax/parse-with-repairs";
import fc from "../../tests/support/same-cases";
import { applyEdits } from "./apply-edits";
import type { Edit, Path } from "./edit";
import { valueOfText } from "./parse";
import { editedValue, isSame, valueAt } from "./values";

/** Number of changes that are tried; `EDIT_RUNS=5000 CASES_SEED=7` tries more, and others. */
const runs = Number(process.env.EDIT_RUNS ?? 150);

interface Sample {
  name: string;
  text: string;
  value: unknown;
}

/** Every file of both sites. */
const samples: Sample[] = ["content", "tests/site/content"].flatMap((root) =>
  readdirSync(resolve(root), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => {
      const text = readFileSync(join(root, name), "utf8");
      return { name: name.replaceAll("\\", "/"), text, value: valueOfText(text) };
    }),
);

/** All paths of a value, with what stands there. */
function placesOf(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  const inner = Array.isArray(value) ? [...value.entries()] : isGroup(value) ? Object.entries(value) : [];
  return [{ path, value }, ...inner.flatMap(([key, entry]) => placesOf(entry, [...path, key]))];
}

const signs = [
  ": ",
  " #",
  "'",
  '"',
  "{company}",
  "[x]",
  "- ",
  "&a",
  "*b",
  "!c",
  "%",
  "@",
  "`",
  "|",
  ">",
  "\\",
  "ü",
  "日本",
  "—",
  "🙂",
  ", ",
  "?",
];

/** Words as editors write them, with all that means something in YAML. */
const words = fc
  .array(
    fc.oneof(fc.constantFrom("A", "release", "is", "small", "event", "null", "12", "yes"), fc.constantFrom(...signs)),
    {
      minLength: 1,
      maxLength: 30,
    },
  )
  .map((parts) => parts.join(" ").replace(/ +/g, " ").trim())
  .filter((text) => text !== "");

const anyText = fc.oneof(
  { weight: 6, arbitrary: words },
  { weight: 2, arbitrary: fc.array(words, { minLength: 2, maxLength: 4 }).map((lines) => lines.join("\n\n")) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom("0b11", "2026-11-21", "~", "on", "1_000", "1:30", " a ", "a:", "#", "a\n", "\ta"),
  },
);

const pick = <Entry>(list: readonly Entry[], by: number): Entry | undefined => list[by % Math.max(list.length, 1)];

/** Random numbers and words become an edit that fits the file. */
function editOf(value: unknown, kind: number, at: number, more: number, text: string): Edit | undefined {
  const places = placesOf(value);
  const strings = places.filter((place) => typeof place.value === "string");
  const lists = places.filter((place) => Array.isArray(place.value) && place.value.length > 0);
  const groups = places.filter((place) => isGroup(place.value) && place.path.length > 0);
  const list = pick(lists, at);
  const entries = (list?.value ?? []) as unknown[];
  const string = pick(strings, at);
  switch (kind) {
    case 0:
    case 1:
      return string && { op: "set", path: string.path, value: text };
    case 2:
      return (
        list && { op: "insert", path: list.path, index: more % (entries.length + 1), value: pick(entries, at + more) }
      );
    case 3:
      return list && { op: "remove", path: [...list.path, more % entries.length] };
    case 4:
      return list && { op: "move", path: list.path, from: more % entries.length, to: at % entries.length };
    case 5:
      return list && { op: "duplicate", path: list.path, index: more % entries.length };
    case 6: {
      const group = pick(groups, at);
      return group && { op: "set", path: [...group.path, "addedField"], value: { text, list: [text, 1, true] } };
    }
    default: {
      const group = pick(groups, at);
      const key = pick(Object.keys(group?.value ?? {}), more);
      return group && key !== undefined ? { op: "remove", path: [...group.path, key] } : undefined;
    }
  }
}

const anyEdit = fc
  .record({
    sample: fc.constantFrom(...samples),
    kind: fc.nat({ max: 7 }),
    at: fc.nat({ max: 100_000 }),
    more: fc.nat({ max: 1000 }),
    text: anyText,
  })
  .map(({ sample, kind, at, more, text }) => ({ sample, edit: editOf(sample.value, kind, at, more, text) }))
  .filter((drawn): drawn is { sample: Sample; edit: Edit } => drawn.edit !== undefined);

/** Number of lines that the value at a path takes. */
function linesAt(text: string, path: Path): number {
  const node = parseDocument(text, { customTags: ["timestamp"] }).getIn(path, true);
  if (!isNode(node) || !node.range) return 1;
  return text.slice(node.range[0], node.range[1]).trimEnd().split("\n").length;
}

/** Number of times that each line stands in a text. */
function counted(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of text.split("\n")) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}

/** The lines of the first text that the second has not, and how often. */
function missing(first: string, second: string): string[] {
  const others = counted(second);
  return [...counted(first)].flatMap(([line, count]) => Array(Math.max(count - (others.get(line) ?? 0), 0)).fill(line));
}

/** Number of remarks; a line of a code sample that begins with "#" is none, and may go with the sample. */
function remarks(text: string): number {
  const tokens = [...new Lexer().lex(text)];
  return tokens.filter((token, index) => token.startsWith("#") && tokens[index - 1] !== CST.SCALAR).length;
}

/** True where the list or group of an edit stands between brackets, on a line with other things. */
function isOnOneLine(text: string, path: Path): boolean {
  const document = parseDocument(text, { customTags: ["timestamp"] });
  return path.some((_, index) => {
    const node = document.getIn(path.slice(0, index + 1), true);
    return (isMap(node) || isSeq(node)) && node.flow === true;
  });
}

/** Number of lines of the old text that an edit may take away or write anew. */
function allowance(text: string, edit: Edit): number {
  switch (edit.op) {
    case "set":
      // A new field may stand behind the dash of an entry, and the field that stood there moves on.
      return valueAt(valueOfText(text), edit.path) === undefined ? 1 : linesAt(text, edit.path);
    case "remove": {
      const remarks = text.split("\n").filter((line) => line.trim().startsWith("#")).length;
      // The name above it, the field that takes its place behind a dash, and the remarks that go with it.
      return linesAt(text, edit.path) + 2 + remarks;
    }
    case "move":
      return 0;
    default:
      return isOnOneLine(text, edit.path) ? 1 : 0;
  }
}

test("any change of any file gives the changed value, read alike by both readers, and touches no other line", () => {
  fc.assert(
    fc.property(anyEdit, ({ sample: { text, value }, edit }) => {
      const wanted = editedValue(value, edit);
      const after = applyEdits(text, [edit]);
      expect(isSame(valueOfText(after), wanted)).toBe(true);
      expect(isSame(load(after), wanted)).toBe(true);
      const path = edit.op === "set" || edit.op === "remove" ? edit.path : [...edit.path, 0];
      const lost = missing(text, after);
      const allowed = isOnOneLine(text, path.slice(0, -1)) ? 1 : allowance(text, edit);
      expect({ edit, lost: lost.length > allowed ? lost : [] }).toEqual({ edit, lost: [] });
      if (edit.op !== "remove") {
        expect(remarks(after)).toBeGreaterThanOrEqual(remarks(text));
      }
    }),
    { numRuns: runs },
  );
});

test("the check reads a changed file as it is meant: nothing is found but what a schema has against the words", () => {
  const named = samples.filter(({ name }) => kindOf(name) !== undefined);
  fc.assert(
    fc.property(fc.constantFrom(...named), fc.nat({ max: 100_000 }), words, ({ name, text, value }, at, fresh) => {
      const kind = kindOf(name);
      const place = pick(
        placesOf(value).filter((inner) => typeof inner.value === "string"),
        at,
      );
      if (!kind || !place) return;
      const edit: Edit = { op: "set", path: place.path, value: fresh };
      const content = parseContent(name, name, applyEdits(text, [edit]));
      expect(parseWithRepairs(content).problems).toEqual(parseWithRepairs(parseContent(name, name, text)).problems);
      expect(parserProblem(content)).toBeUndefined();
      expect(checkSchema(content, kind).length === 0).toBe(kind.schema.safeParse(editedValue(value, edit)).success);
    }),
    { numRuns: runs / 3 },
  );
});

test("a change and its opposite give the file as it was", () => {
  fc.assert(
    fc.property(anyEdit, ({ sample: { text }, edit }) => {
      if (edit.op === "move") {
        const there = applyEdits(text, [edit]);
        expect(applyEdits(there, [{ ...edit, from: edit.to, to: edit.from }])).toBe(text);
      }
      if (edit.op === "duplicate") {
        const there = applyEdits(text, [edit]);
        expect(applyEdits(there, [{ op: "remove", path: [...edit.path, edit.index + 1] }])).toBe(text);
      }
    }),
    { numRuns: runs / 3 },
  );
});
