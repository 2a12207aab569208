import { type FieldSchema, fieldsOfKind, schemasWithin } from "../../content/fields/field-schemas";
import { kindOf } from "../../content/kinds";

const known = new Map<string, ReadonlySet<string>>();

/** The names of all fields that a kind of file has anywhere in it. */
export function fieldNamesIn(file: string): ReadonlySet<string> {
  const kind = kindOf(file);
  if (!kind) return new Set();
  const names = known.get(kind.typeName) ?? namesIn(fieldsOfKind(kind));
  known.set(kind.typeName, names);
  return names;
}

const namesIn = (field: FieldSchema): Set<string> =>
  new Set([
    ...Object.keys(field.properties ?? {}),
    ...[...schemasWithin(field), ...Object.values(field.$defs ?? {})].flatMap((inner) => [...namesIn(inner)]),
  ]);
