import { expect, test } from "vitest";
import { allFields } from "../tests/support/all-fields";
import type { Overview } from "./client/api";
import { helpOf, labelIn, nameOf } from "./client/field-path";
import { reference } from "./reference";

const text = reference();

test("every field of every kind of file is told, and every link leads to a heading", () => {
  const told = new Set(allFields.map(({ field }) => helpOf(field).replaceAll("|", "\\|")));
  expect(told.size).toBeGreaterThan(300);
  expect([...told].filter((words) => !text.includes(words))).toEqual([]);
  const anchors = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) => title.toLowerCase().replaceAll(" ", "-"));
  const links = [...text.matchAll(/\]\(#([^)]*)\)/g)].map(([, anchor]) => anchor ?? "");
  expect(links.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
  expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([]);
});

const keyOf = (name: string) => name.split(".").at(-1) ?? "";
const groupOf = (name: string) => name.slice(0, name.lastIndexOf("."));

/** Every field of every group once. */
const fields = [...new Map(allFields.map((field) => [field.name, field])).values()];

test("every field has a sentence, whose beginning is its name in the editor", () => {
  expect(fields.length).toBeGreaterThan(700);
  expect(fields.filter(({ field }) => !field.description).map(({ name }) => name)).toEqual([]);
});

test("no two fields of a group have the same name in the editor", () => {
  const names = fields.map(({ name, field }) => `${groupOf(name)}: ${nameOf(field, keyOf(name))}`);
  expect(names.filter((words, index) => names.indexOf(words) !== index)).toEqual([]);
});

test("a field of another file has that file's title, and its name in that file's form", () => {
  const files = [{ file: "services/lamps.yaml", title: "Lamps" }] as Overview["files"];
  expect(labelIn({ files }, "services/lamps.yaml", "title")).toBe("Lamps: Headline");
});
