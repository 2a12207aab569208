import { isGroup } from "../../src/content/fields/values";
import { Refusal } from "../refusal";
import type { Edit, Path } from "./edit";

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

/** The value at a path; undefined where there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => {
    if (Array.isArray(inner)) return inner[Number(key)];
    return isGroup(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined;
  }, value);
}

/** A copy of a value in which only what is at a path differs. */
function changedAt(value: unknown, path: Path, change: (inner: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (Array.isArray(value) && typeof key === "number" && key in value) {
    return value.map((entry, index) => (index === key ? changedAt(entry, rest, change) : entry));
  }
  if (isGroup(value) && (rest.length === 0 || Object.hasOwn(value, key))) {
    return { ...value, [key]: changedAt(value[key], rest, change) };
  }
  throw new Refusal("What is to be changed is not in the file any more.");
}

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  throw new Refusal("What is to be changed is no list.");
}

function withoutKey(parent: unknown, key: string | number): unknown {
  if (Array.isArray(parent)) return parent.filter((_, index) => index !== key);
  if (!isGroup(parent)) throw new Refusal("What is to be removed is not in the file any more.");
  return Object.fromEntries(Object.entries(parent).filter(([name]) => name !== key));
}

/** The value that a file has after a change. */
export function editedValue(value: unknown, edit: Edit): unknown {
  switch (edit.op) {
    case "set":
      return changedAt(value, edit.path, () => edit.value);
    case "remove": {
      const key = edit.path.at(-1);
      if (key === undefined) throw new Refusal("A whole file is not removed this way.");
      return changedAt(value, edit.path.slice(0, -1), (parent) => withoutKey(parent, key));
    }
    case "rename": {
      const from = edit.path.at(-1);
      return changedAt(value, edit.path.slice(0, -1), (parent) => {
        if (!isGroup(parent) || from === undefined || Object.hasOwn(parent, edit.to)) {
          throw new Refusal(`There is a field ${edit.to} already.`);
        }
        return Object.fromEntries(Object.entries(parent).map(([key, inner]) => [key === from ? edit.to : key, inner]));
      });
    }
    case "insert":
      return changedAt(value, edit.path, (list) => listOf(list).toSpliced(edit.index, 0, edit.value));
    case "duplicate":
      return changedAt(value, edit.path, (list) => listOf(list).toSpliced(edit.index + 1, 0, listOf(list)[edit.index]));
    case "move":
      return changedAt(value, edit.path, (list) => {
        const rest = listOf(list).toSpliced(edit.from, 1);
        return rest.toSpliced(edit.to, 0, listOf(list)[edit.from]);
      });
  }
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
