import { type FieldPath, type FieldSchema, fieldsOfKind, visitFields } from "../content/fields/field-schemas";
import type { ContentFile } from "../content/files/load";
import { kindOf } from "../content/kinds";
import { onceFor } from "../content/once-for";

type Visit<Found> = (value: unknown, path: FieldPath, field: FieldSchema) => readonly Found[];

const visitsIn = onceFor((content: ContentFile): readonly Parameters<Visit<unknown>>[] => {
  const visits: Parameters<Visit<unknown>>[] = [];
  const kind = kindOf(content.file);
  if (kind) visitFields(fieldsOfKind(kind), content.data, (...visit) => void visits.push(visit));
  return visits;
});

export const visitEach = <Found>(content: ContentFile, visit: Visit<Found>): Found[] =>
  visitsIn(content).flatMap((field) => visit(...field));
