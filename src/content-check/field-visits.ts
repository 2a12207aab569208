import { type FieldPath, type FieldSchema, fieldsOfKind, visitFields } from "../content/fields/field-schemas";
import type { ContentFile } from "../content/files/load";
import { kindOf } from "../content/kinds";
import { nameInLanguage } from "../content/languages/languages";

/** Finds out the same of a thing only once: most files of a check are those of the check before. */
export function onceFor<Thing extends WeakKey, Found>(find: (thing: Thing) => Found): (thing: Thing) => Found {
  const known = new WeakMap<Thing, { found: Found }>();
  return (thing) => {
    const kept = known.get(thing) ?? { found: find(thing) };
    known.set(thing, kept);
    return kept.found;
  };
}

type Visit<Found> = (value: unknown, path: FieldPath, field: FieldSchema) => readonly Found[];

const visitsIn = onceFor((content: ContentFile): readonly Parameters<Visit<unknown>>[] => {
  const visits: Parameters<Visit<unknown>>[] = [];
  const kind = kindOf(nameInLanguage(content.file));
  if (kind) visitFields(fieldsOfKind(kind), content.data, (...visit) => void visits.push(visit));
  return visits;
});

export const visitEach = <Found>(content: ContentFile, visit: Visit<Found>): Found[] =>
  visitsIn(content).flatMap((field) => visit(...field));
