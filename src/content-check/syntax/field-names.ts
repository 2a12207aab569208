import { type FieldSchema, fieldsOfKind } from "../../content/fields/field-schemas";
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

function namesIn(root: FieldSchema): Set<string> {
  const names = new Set<string>();
  const visit = ({ properties, items, additionalProperties, $defs }: FieldSchema) => {
    for (const [name, field] of Object.entries(properties ?? {})) {
      names.add(name);
      visit(field);
    }
    for (const field of Object.values($defs ?? {})) visit(field);
    if (items) visit(items);
    if (typeof additionalProperties === "object") visit(additionalProperties);
  };
  visit(root);
  return names;
}
