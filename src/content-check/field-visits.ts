import { type FieldPath, type FieldSchema, fieldsOfKind, visitFields } from "../content/fields/field-schemas";
import type { ContentFile } from "../content/files/load";
import { kindOf } from "../content/kinds";
import { nameInLanguage } from "../content/languages/languages";
import { onceFor } from "./once-for";

type Visit<Found> = (value: unknown, path: FieldPath, field: FieldSchema) => readonly Found[];

/** Every value of a file with its path and schema: each rule of the check asks for them. */
const visitsIn = onceFor((content: ContentFile): readonly Parameters<Visit<unknown>>[] => {
  const visits: Parameters<Visit<unknown>>[] = [];
  const kind = kindOf(nameInLanguage(content.file));
  if (kind) visitFields(fieldsOfKind(kind), content.data, (...visit) => void visits.push(visit));
  return visits;
});

/** Whatever is found in the fields of a file that its kind's schema knows. */
export const visitEach = <Found>(content: ContentFile, visit: Visit<Found>): Found[] =>
  visitsIn(content).flatMap((field) => visit(...field));

/** The same for groups of fields alone, by the names of their schemas. */
export const visitOf = <Found>(content: ContentFile, ids: readonly string[], visit: Visit<Found>): Found[] =>
  visitEach(content, (value, path, field) =>
    field.id !== undefined && ids.includes(field.id) && typeof value === "object" && value !== null
      ? visit(value, path, field)
      : [],
  );
