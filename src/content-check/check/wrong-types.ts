import { isScalar } from "yaml";
import type { FieldPath } from "../../content/fields/field-schemas";
import type { ContentFile } from "../../content/files/load";
import { quoted } from "../lines";
import { spanOf } from "../positions";
import { lineOf, type Problem, problemAt, shown } from "../problems";

/** Names of types in an editor's words. */
export const typeWords: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  integer: "a whole number",
  boolean: "true or false",
  array: "a list (each entry on its own line, after a dash)",
  object: "a group of fields (indented below the name)",
};

const truths: Record<string, string> = {
  yes: "true",
  on: "true",
  true: "true",
  no: "false",
  off: "false",
  false: "false",
};

/** Type that YAML gives a value without quotation marks. */
function taken(value: unknown, source: string): string | undefined {
  if (value instanceof Date) return `found ${source}, which YAML takes for a date`;
  if (value === null) return `found ${source}, which YAML takes for nothing`;
  if (typeof value === "boolean") return `found ${source}, which YAML takes for ${value ? "yes" : "no"}`;
  if (typeof value !== "number") return undefined;
  const changed = String(value) === source ? "a number" : `the number ${value}`;
  return `found ${source}, which YAML takes for ${changed}`;
}

/** The line of a text that begins with a bracket, or holds a colon, with quotation marks around the text. */
function quotedLine(content: ContentFile, path: FieldPath): string | undefined {
  const node = content.document.getIn(path, true) as { range?: [number, number, number] } | undefined;
  const start = node?.range?.[0];
  if (start === undefined) return undefined;
  const { line, col } = content.lineCounter.linePos(start);
  const text = lineOf(content, line);
  const words = text.slice(col - 1).trim();
  const isOneLine = content.source.slice(start, node?.range?.[1]).trim().includes("\n") === false;
  return isOneLine && /^(\S+:\s|[[{])/.test(words) ? text.slice(0, col - 1) + quoted(words) : undefined;
}

function notAText(content: ContentFile, path: FieldPath, value: unknown, help: string): Problem {
  const node = content.document.getIn(path, true);
  const source = isScalar(node) ? (node.source ?? String(node.value)) : "";
  const found = taken(value, source);
  if (found) {
    const message = `${found}; expected a text.${help} Put it in quotation marks.`;
    return problemAt(content, path, message, { instead: quoted(source) });
  }
  const right = quotedLine(content, path);
  const start = `found ${shown(value)}; expected a text.${help}`;
  const reason = right
    ? " A text that begins with a bracket, or holds a colon and a space, stands in quotation marks."
    : "";
  return { ...problemAt(content, path, start + reason), ...(right !== undefined && { right }) };
}

export function wrongType(
  content: ContentFile,
  path: FieldPath,
  value: unknown,
  expected: string,
  help: string,
): Problem {
  if (expected === "string") return notAText(content, path, value, help);
  const wanted = typeWords[expected] ?? "something else";
  const message = `found ${shown(value)}; expected ${wanted}.${help}`;
  const text = String(value).trim();
  const isNumber = expected === "int" ? /^\d+$/.test(text) : expected === "number" && /^\d+(\.\d+)?$/.test(text);
  const instead = expected === "boolean" ? truths[text.toLowerCase()] : isNumber ? text : undefined;
  return problemAt(content, path, message, { instead: spanOf(content, path, "value") ? instead : undefined });
}
