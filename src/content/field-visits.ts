import { type FieldSchema, fieldsOfKind, visitFields } from "./field-schemas";
import { kindOf } from "./kinds";
import type { ContentFile } from "./load";
import type { FieldPath } from "./positions";

type Visit<Found> = (value: unknown, path: FieldPath, field: FieldSchema) => readonly Found[];

/** Whatever is found in the fields of a file that its kind's schema knows. */
export function visitEach<Found>(content: ContentFile, visit: Visit<Found>): Found[] {
  const kind = kindOf(content.file);
  const found: Found[] = [];
  if (!kind) return found;
  visitFields(fieldsOfKind(kind), content.data, (...field) => void found.push(...visit(...field)));
  return found;
}

/** The same for groups of fields alone, by the names of their schemas. */
export const visitOf = <Found>(content: ContentFile, ids: readonly string[], visit: Visit<Found>): Found[] =>
  visitEach(content, (value, path, field) =>
    field.id !== undefined && ids.includes(field.id) && typeof value === "object" && value !== null
      ? visit(value, path, field)
      : [],
  );
