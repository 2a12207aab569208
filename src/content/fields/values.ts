import type { FieldPath } from "./field-schemas";

/** True for a group of fields: no list, and no day. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** The value at a path of a file's data. */
export const valueAt = (data: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | undefined)?.[key], data);
