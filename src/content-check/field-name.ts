import type { FieldPath } from "../content/fields/field-schemas";

/** Writes a path as an editor reads it: `sections[2].kind`; entries count from 1. */
export function fieldName(path: FieldPath): string {
  return path.reduce<string>(
    (name, key) => (typeof key === "number" ? `${name}[${key + 1}]` : name ? `${name}.${key}` : key),
    "",
  );
}
