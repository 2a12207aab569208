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

/** Every text of a file, with its place as the check names it. */
export function* textsOf(value: unknown, name = ""): Generator<[name: string, text: string]> {
  if (typeof value === "string") yield [name, value];
  else if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* textsOf(entry, `${name}[${index + 1}]`);
  } else if (isGroup(value)) {
    for (const [key, entry] of Object.entries(value)) yield* textsOf(entry, name ? `${name}.${key}` : key);
  }
}
