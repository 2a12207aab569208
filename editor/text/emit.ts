import { isGroup } from "../../src/content/fields/values";
import { scalarCandidates } from "./scalar-text";

const isEmpty = (value: unknown) =>
  (Array.isArray(value) && value.length === 0) || (isGroup(value) && Object.keys(value).length === 0);

/** True for a value that takes lines of its own below its name. */
export const isTall = (value: unknown): boolean => (Array.isArray(value) || isGroup(value)) && !isEmpty(value);

export const keyText = (key: string): string => (/^[A-Za-z_][\w.-]*$/.test(key) ? key : JSON.stringify(key));

const fieldsOf = (group: object) => Object.entries(group).filter(([, value]) => value !== undefined);

/** One value between braces or brackets, or one that needs neither. */
export function flowText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flowText).join(", ")}]`;
  if (isGroup(value)) {
    const fields = fieldsOf(value).map(([key, inner]) => `${keyText(key)}: ${flowText(inner)}`);
    return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
  }
  return scalarCandidates(value, { isFlow: true, indent: 0 })[0] ?? "";
}

/** A value that stands behind a name or a dash, on the same line. */
function inlineText(value: unknown, indent: number): string {
  if (Array.isArray(value)) return "[]";
  if (isGroup(value)) return "{}";
  return scalarCandidates(value, { isFlow: false, indent })[0] ?? "";
}

/** The lines of a group or list, beginning at a column. */
export function blockText(value: unknown, column: number): string {
  const pad = " ".repeat(column);
  if (Array.isArray(value)) {
    return value
      .map((entry) =>
        isTall(entry)
          ? `${pad}- ${blockText(entry, column + 2).trimStart()}`
          : `${pad}- ${inlineText(entry, column + 2)}`,
      )
      .join("\n");
  }
  return fieldsOf(value as object)
    .map(([key, inner]) =>
      isTall(inner)
        ? `${pad}${keyText(key)}:\n${blockText(inner, column + 2)}`
        : `${pad}${keyText(key)}: ${inlineText(inner, column + 2)}`,
    )
    .join("\n");
}
