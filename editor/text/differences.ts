import type { FieldPath } from "../../src/content/fields/field-schemas";
import { isGroup } from "../../src/content/fields/values";
import { type Group, isSame } from "./values";

/** One change of a file, as a form makes it. In a formatted file every other line stays as it is. */
export type Edit =
  /** `order` names the fields of the group as its schema lists them: a new field comes behind those before it. */
  | { op: "set"; path: FieldPath; value: unknown; order?: readonly string[] }
  | { op: "remove"; path: FieldPath }
  | { op: "insert"; path: FieldPath; index: number; value: unknown }
  | { op: "duplicate"; path: FieldPath; index: number }
  | { op: "move"; path: FieldPath; from: number; to: number };

function groupDifferences(before: Group, after: Group, path: FieldPath): Edit[] {
  const gone = Object.keys(before).filter((key) => after[key] === undefined);
  return [
    ...gone.map((key): Edit => ({ op: "remove", path: [...path, key] })),
    ...Object.entries(after).flatMap(([key, value]): Edit[] => {
      if (value === undefined) return [];
      if (!Object.hasOwn(before, key)) {
        return [{ op: "set", path: [...path, key], value, order: Object.keys(after) }];
      }
      return differences(before[key], value, [...path, key]);
    }),
  ];
}

/** The entries of a list that a version has changed, from the first to the one before the end, and what stands there. */
export function changedPart(base: readonly unknown[], after: readonly unknown[]) {
  const shorter = Math.min(base.length, after.length);
  let start = 0;
  while (start < shorter && isSame(base[start], after[start])) start++;
  let same = 0;
  while (same < shorter - start && isSame(base.at(-1 - same), after.at(-1 - same))) same++;
  return { start, end: base.length - same, entries: after.slice(start, after.length - same) };
}

/** The ends of a list stay as far as they are alike; between them entries are changed, then added or removed. */
function listDifferences(before: readonly unknown[], after: readonly unknown[], path: FieldPath): Edit[] {
  const { start, end, entries: fresh } = changedPart(before, after);
  const old = before.slice(start, end);
  const both = Math.min(old.length, fresh.length);
  return [
    ...old.slice(0, both).flatMap((entry, index) => differences(entry, fresh[index], [...path, start + index])),
    ...old.slice(both).map((): Edit => ({ op: "remove", path: [...path, start + both] })),
    ...fresh.slice(both).map((value, index): Edit => ({ op: "insert", path, index: start + both + index, value })),
  ];
}

export function differences(before: unknown, after: unknown, path: FieldPath = []): Edit[] {
  if (isSame(before, after)) return [];
  if (isGroup(before) && isGroup(after)) return groupDifferences(before, after, path);
  if (Array.isArray(before) && Array.isArray(after)) return listDifferences(before, after, path);
  return [{ op: "set", path, value: after }];
}
