import { expect, test } from "vitest";
import { contentTypes } from "../src/content/content-types";
import { type FieldSchema, fieldSchemaOf } from "../src/content/fields/field-schemas";
import { helpOf, nameOf } from "./client/field-path";
import { reference } from "./reference";

/** A field, with its group's name and its own: `HomePage.hero`. */
interface NamedField {
  readonly name: string;
  readonly field: FieldSchema;
}

function fieldsOf(root: FieldSchema, name: string): NamedField[] {
  const seen = new Set<string>();
  const walk = (field: FieldSchema, group: string): NamedField[] => {
    const { typeName: id, properties = {}, items, additionalProperties, allOf = [] } = field;
    if (id && seen.has(id)) return [];
    if (id) seen.add(id);
    return [
      ...Object.entries(properties).flatMap(([key, inner]) => [
        { name: `${id ?? group}.${key}`, field: inner },
        ...walk(inner, `${id ?? group}.${key}`),
      ]),
      ...allOf.flatMap((part) => walk(part.then, group)),
      ...(items ? walk(items, group) : []),
      ...(typeof additionalProperties === "object" ? walk(additionalProperties, group) : []),
    ];
  };
  return walk(root, name);
}

/** The fields of all kinds of file; those of a group with a name once for each kind that has it. */
const allFields: readonly NamedField[] = contentTypes.flatMap((type) => fieldsOf(fieldSchemaOf(type), type.typeName));

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
