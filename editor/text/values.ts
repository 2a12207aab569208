import { isGroup } from "../../src/content/fields/values";

export type Group = Record<string, unknown>;

/** True for two values that say the same; the order of the fields of a group says nothing. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime();
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((entry, index) => isSame(entry, b[index]));
  }
  if (!isGroup(a) || !isGroup(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && isSame(a[key], b[key]));
}
