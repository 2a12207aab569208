import { expect, test } from "vitest";
import {
  type FieldSchema,
  fieldsOfKind,
  resolveField,
  variantsOf,
  visitFields,
} from "../../src/content/fields/field-schemas";
import { loadContent } from "../../src/content/files/load";
import { contentKinds, kindOf } from "../../src/content/kinds";
import { nameInLanguage } from "../../src/content/languages/languages";
import { testContent } from "../support/test-content";

/** Every field that a schema knows, named after the part of the schema it belongs to: `SiteSettings.feed`. */
function fieldsOf(root: FieldSchema, rootName: string): Set<string> {
  const found = new Set<string>();
  const walk = (unresolved: FieldSchema, name: string) => {
    const field = resolveField(unresolved, root);
    const own = field.id ?? name;
    for (const [key, property] of Object.entries(field.properties ?? {})) {
      if (found.has(`${own}.${key}`)) continue;
      found.add(`${own}.${key}`);
      walk(property, `${own}.${key}`);
    }
    if (field.items) walk(field.items, name);
    for (const { kind, schema } of variantsOf(field)) walk(schema, kind);
  };
  walk(root, rootName);
  return found;
}

/** The fields that a file uses, named in the same way. */
function usedFields(root: FieldSchema, rootName: string, data: unknown): Set<string> {
  const used = new Set<string>();
  const names = new Map<string, string>();
  visitFields(root, data, (_, path, field) => {
    const parent = path.slice(0, -1).join("/");
    const key = path.at(-1);
    const inherited = names.get(parent) ?? rootName;
    const name = typeof key === "string" ? `${inherited}.${key}` : inherited;
    if (typeof key === "string") used.add(name);
    names.set(path.join("/"), path.length === 0 ? rootName : (field.id ?? name));
  });
  return used;
}

/** Fields that say nothing about what kind of page or block has them, and facts, of which a language writes some anew. */
const ofAnyPage = (name: string) =>
  name
    .replace(/^TranslatedFacts\./, "SiteFacts.")
    .replace(/^.*\.(?=redirectFrom$)/, "")
    .replace(/^\w*Block\.(?=(kind|superHeading|title|description)$)/, "Block.");

test("the tests' own site uses every field of every kind of file", () => {
  const files = loadContent(testContent);
  const known = new Set<string>();
  const used = new Set<string>();
  for (const kind of contentKinds) {
    const root = fieldsOfKind(kind);
    for (const name of fieldsOf(root, kind.typeName)) known.add(ofAnyPage(name));
    for (const { data } of files.filter(({ file }) => kindOf(nameInLanguage(file)) === kind)) {
      for (const name of usedFields(root, kind.typeName, data)) used.add(ofAnyPage(name));
    }
  }
  expect([...known].filter((name) => !used.has(name))).toEqual([]);
});
