import { closest, distance } from "fastest-levenshtein";
import type { ContentFile } from "./load";
import { type FieldPart, type FieldPath, type Position, positionOf } from "./positions";

/** One thing an editor has to fix. */
export interface Problem extends Position {
  /** Path from the project's root: `content/services/devops.yaml`. */
  file: string;
  /** The field as an editor would say it: `sections[2].kind`; empty for the file as a whole. */
  field: string;
  /** What was found, what was expected, and how to fix it. */
  message: string;
}

/** Writes a path as an editor reads it: `sections[2].kind`; entries count from 1. */
function fieldName(path: FieldPath): string {
  return path.reduce<string>(
    (name, key) => (typeof key === "number" ? `${name}[${key + 1}]` : name ? `${name}.${key}` : key),
    "",
  );
}

/** Writes a value in one short line. */
export function shown(value: unknown): string {
  if (value === undefined || value === null) return "nothing";
  if (value instanceof Date) return `the date ${value.toISOString().slice(0, 10)} without quotation marks`;
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "object") return `a group of fields (${Object.keys(value).join(", ")})`;
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
}

/** The nearest of some known words, as a sentence to append, or nothing where none is near. */
export function didYouMean(word: string, known: readonly string[]): string {
  if (known.length === 0) return "";
  const nearest = closest(word, known);
  return distance(word, nearest) <= Math.max(2, Math.floor(word.length / 3)) ? ` Did you mean ${nearest}?` : "";
}

/** A problem with one field of a file. */
export function problemAt(content: ContentFile, path: FieldPath, message: string, at: FieldPart = "value"): Problem {
  return { file: `content/${content.file}`, ...positionOf(content, path, at), field: fieldName(path), message };
}

/** One problem as it is printed: place, field and message. */
export function formatProblem({ file, line, column, field, message }: Problem): string {
  return `${file}:${line}:${column}\n    ${field ? `${field}: ` : ""}${message}`;
}

/** A problem with a file as a whole. */
export const problemOfFile = (file: string, message: string): Problem => ({
  file: `content/${file}`,
  line: 1,
  column: 1,
  field: "",
  message,
});

/** In the order of files and lines. */
export const sorted = (problems: readonly Problem[]): Problem[] =>
  problems.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);

/** All problems as they are printed, with their number. */
export function formatProblems(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  return `${problems.map(formatProblem).join("\n")}\n\n${count} in content/. Fix ${problems.length === 1 ? "it" : "them"} and run "npm run check:content" again.`;
}
