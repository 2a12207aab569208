import type { FieldPath, FieldSchema } from "./field-schemas";

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);

export const valueAt = (data: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)];
    return isGroup(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }, data);

export const hasWords = ({ contentFormat }: FieldSchema): boolean =>
  contentFormat !== undefined && !["link", "file"].includes(contentFormat);

/** True for words to translate: of what is also sent, such as a choice's name, all but addresses and phone numbers. */
export const isTranslated = (value: string, field: FieldSchema): boolean =>
  hasWords(field) &&
  /\p{L}/u.test(value.replace(/\{\w+\}/g, "")) &&
  (field.contentFormat !== "data" || !value.includes("@"));

/** A path as editors read it: `sections[2].kind`, counted from 1. */
export function fieldName(path: FieldPath): string {
  return path.reduce<string>(
    (name, key) => (typeof key === "number" ? `${name}[${key + 1}]` : name ? `${name}.${key}` : key),
    "",
  );
}

export const repeated = (keys: readonly string[]): { index: number; first: number }[] =>
  keys.map((key, index) => ({ index, first: keys.indexOf(key) })).filter(({ index, first }) => first < index);
