import { type FieldSchema, fieldsOfKind, schemasWithin } from "../../content/fields/field-schemas";
import { kindOf } from "../../content/kinds";
import { onceFor } from "../once-for";

/** The names of all fields that a kind of file has anywhere in it. */
export function fieldNamesIn(file: string): ReadonlySet<string> {
  const kind = kindOf(file);
  return kind ? namesOf(fieldsOfKind(kind)) : new Set();
}

const namesIn = (field: FieldSchema): Set<string> =>
  new Set([
    ...Object.keys(field.properties ?? {}),
    ...[...schemasWithin(field), ...Object.values(field.$defs ?? {})].flatMap((inner) => [...namesIn(inner)]),
  ]);

const namesOf = onceFor(namesIn);
