import { closest, distance } from "fastest-levenshtein";
import type { FieldPath } from "../content/fields/field-schemas";
import { fieldName } from "../content/fields/values";
import type { ContentFile } from "../content/files/load";
import { type FieldPart, linesOf, type Position, positionOf, spanOf } from "./positions";

export type Level = "error" | "advice";

/** One thing an editor has to fix, or may make better. */
export interface Problem extends Position {
  level: Level;
  /** Path from the project's root: `content/services/devops.yaml`. */
  file: string;
  /** The field as an editor would say it: `sections[2].kind`; empty for the file as a whole. */
  field: string;
  message: string;
  /** The line as it stands; left out for the file as a whole. */
  now?: string;
  right?: string;
}

export interface ValueProblem extends FieldPart {
  message: string;
  instead?: string | undefined;
  level?: Level;
}

export function inWords(value: unknown): string {
  if (value === undefined || value === null) return "nothing";
  if (value instanceof Date) return `the date ${value.toISOString().slice(0, 10)} without quotation marks`;
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "object") return `a group of fields (${Object.keys(value).join(", ")})`;
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
}

/** Most letters by which a slip of the keyboard differs from the word that was meant. */
const longestSlip = 2;

/** The nearest of some known words, where one is near: as a sentence, and in the word's place where it is a slip. */
export function meant(word: string, known: readonly string[]): { nearest?: string; hint: string; instead?: string } {
  const found = known.length > 0 ? closest(word, known) : "";
  const letters = distance(word, found);
  if (found === "" || letters > Math.max(word.length < 5 ? 1 : 2, Math.floor(word.length / 3))) return { hint: "" };
  return { nearest: found, hint: ` Did you mean ${found}?`, ...(letters <= longestSlip && { instead: found }) };
}

/** The line of a field with something else in its place; only where the part stands on one line. */
function rightLine({ source }: ContentFile, [start, end]: [number, number], instead: string): string | undefined {
  if (source.slice(start, end).includes("\n")) return undefined;
  const before = source.slice(source.lastIndexOf("\n", start - 1) + 1, start);
  const [after = ""] = source.slice(end).split("\n", 1);
  return (before + instead + after).trimEnd();
}

export const problemOfFile = (file: string, message: string, level: Level = "error"): Problem => ({
  level,
  file: `content/${file}`,
  line: 1,
  column: 1,
  field: "",
  message,
});

export const problemOfLine = ({ file, source }: ContentFile, place: Position, message: string): Problem => ({
  ...problemOfFile(file, message),
  ...place,
  now: linesOf(source)[place.line - 1] ?? "",
});

export function problemAt(
  content: ContentFile,
  path: FieldPath,
  message: string,
  { instead, level = "error", ...part }: Omit<ValueProblem, "message"> = {},
): Problem {
  const span = spanOf(content, path, part);
  const right = span && instead !== undefined ? rightLine(content, span, instead) : undefined;
  const { now = "", ...problem } = problemOfLine(content, positionOf(content, path, part), message);
  // A field that the file lacks has no line of its own; the entry that it is missing in may have one.
  const hasLine = path.length > 1 || (path.length === 1 && span !== undefined);
  return {
    ...problem,
    level,
    field: fieldName(path),
    ...(hasLine && { now }),
    ...(right !== undefined && { right }),
  };
}

export const nameOf = ({ file }: Pick<Problem, "file">): string => file.replace(/^content\//, "");

const weightOf = ({ level }: Problem) => (level === "error" ? 0 : 1);

export const sorted = (problems: readonly Problem[]): Problem[] =>
  problems.toSorted(
    (a, b) => weightOf(a) - weightOf(b) || a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );

export const errorsIn = (problems: readonly Problem[]): Problem[] => problems.filter(({ level }) => level === "error");
