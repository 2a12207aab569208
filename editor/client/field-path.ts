import { contentTypeOf } from "../../src/content/content-types";
import { type FieldPath, type FieldSchema, fieldAt, fieldSchemaOf } from "../../src/content/fields/field-schemas";
import { capitalised } from "../../src/content/text/text";
import type { Overview } from "./api";

export function schemaOf(file: string): FieldSchema {
  const type = contentTypeOf(file);
  return type ? fieldSchemaOf(type) : {};
}

export const idOf = (path: FieldPath): string => ["field", ...path].join("/");

export const pathOfName = (name: string): (string | number)[] =>
  name
    .split(/\.|(?=\[)/)
    .filter((part) => part !== "")
    .map((part) => (part.startsWith("[") ? Number(part.slice(1, -1)) - 1 : part));

export function readable(name: string): string {
  const spaced = name
    .replace(/([a-z\d])([A-Z])/g, (_, before: string, letter: string) => `${before} ${letter.toLowerCase()}`)
    .replace(/[-_]/g, " ");
  return capitalised(spaced);
}

/** What a field's sentence calls it, up to the first of `,;:.` and without an article, and what it says of it. */
const partsOf = ({ description = "" }: FieldSchema) =>
  /^(?:(?:The|An?|Its) )?(?<name>.+?)(?:[,;:.] (?<help>.+)|\.?)$/s.exec(description)?.groups;

export const nameOf = (field: FieldSchema | undefined, key: string): string =>
  capitalised(partsOf(field ?? {})?.name ?? "") || readable(key);

export const labelsOf = (path: FieldPath, schema?: FieldSchema, value?: unknown): string[] =>
  path.flatMap((key, index) => {
    if (typeof key === "number") return [];
    const label = nameOf(schema && fieldAt(schema, path.slice(0, index + 1), value), key);
    const entry = path[index + 1];
    return typeof entry === "number" ? `${label} ${entry + 1}` : label;
  });

export const labelOf = (name: string, schema?: FieldSchema, value?: unknown): string =>
  labelsOf(pathOfName(name), schema, value).slice(-2).join(", ");

export function labelIn({ files }: Pick<Overview, "files">, file: string, name: string, value?: unknown): string {
  const card = files.find((other) => other.file === file);
  return `${card?.title ?? file}: ${labelOf(name, schemaOf(file), value)}`;
}

export const helpOf = (field: FieldSchema): string => capitalised(partsOf(field)?.help ?? "");
