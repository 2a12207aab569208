import { type FieldSchema, resolveField } from "../../../src/content/fields/field-schemas";

/** The value of a new field or entry: everything that must be there, still without words; the check asks for them. */
export function blankValue(unresolved: FieldSchema, root: FieldSchema): unknown {
  const field = resolveField(unresolved, root);
  const { properties = {}, required = [], items, minItems = 0 } = field;
  if (field.type === "object") {
    const names = Object.keys(properties).filter((name) => required.includes(name));
    return Object.fromEntries(names.map((name) => [name, blankValue(properties[name] ?? {}, root)]));
  }
  if (field.type === "array") return Array.from({ length: minItems }, () => blankValue(items ?? {}, root));
  if (field.type === "boolean") return false;
  if (field.type === "number" || field.type === "integer") return field.minimum ?? 0;
  return field.enum?.[0] ?? "";
}
