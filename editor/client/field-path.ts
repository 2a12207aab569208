import { type FieldPath, type FieldSchema, fieldAt } from "../../src/content/fields/field-schemas";
import { capitalised } from "../../src/content/text/text";
import type { Overview } from "./api";

export const idOf = (path: FieldPath): string => ["field", ...path].join("/");

/** The id of the group in which the fields around the address stand folded; the file has no such group. */
export const addressId = `${idOf([])}-address`;

export const pathOfName = (name: string): (string | number)[] =>
  name
    .split(/\.|(?=\[)/)
    .filter((part) => part !== "")
    .map((part) => (part.startsWith("[") ? Number(part.slice(1, -1)) - 1 : part));

/** A name as people read it: `superHeading` is "Super heading". */
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

/** The form's names of all that a path leads through: "Blocks of the page 2" and "Headline". */
export const labelsOf = (path: FieldPath, schema?: FieldSchema, value?: unknown): string[] =>
  path.flatMap((key, index) => {
    if (typeof key === "number") return [];
    const label = nameOf(schema && fieldAt(schema, path.slice(0, index + 1), value), key);
    const entry = path[index + 1];
    return typeof entry === "number" ? `${label} ${entry + 1}` : label;
  });

export const labelOf = (name: string, schema?: FieldSchema, value?: unknown): string =>
  labelsOf(pathOfName(name), schema, value).slice(-2).join(", ");

/** The label of a field of any file, after the file's title. */
export function labelIn({ files, schemas }: Overview, file: string, name: string, value?: unknown): string {
  const card = files.find((other) => other.file === file);
  return `${card?.title ?? file}: ${labelOf(name, schemas[card?.kind ?? ""], value)}`;
}

export const helpOf = (field: FieldSchema): string => capitalised(partsOf(field)?.help ?? "");
