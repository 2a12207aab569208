import { closest, distance } from "fastest-levenshtein";
import type { FieldPath } from "../content/fields/field-schemas";
import { fieldName } from "../content/fields/values";
import type { ContentFile } from "../content/files/load";
import { type Excerpt, excerpt, linesOf } from "./lines";
import { type FieldPart, type Position, positionOf, spanOf } from "./positions";

/** Severity of a finding: an error stops the build, advice does not. */
export type Level = "error" | "advice";

/** One thing an editor has to fix, or may make better. */
export interface Problem extends Position {
  level: Level;
  /** Path from the project's root: `content/services/devops.yaml`. */
  file: string;
  /** The field as an editor would say it: `sections[2].kind`; empty for the file as a whole. */
  field: string;
  /** Message: the finding, the expectation, and the mend. */
  message: string;
  /** The line as it stands; left out for the file as a whole. */
  now?: string;
  /** The line as it would be right, where that can be told. */
  right?: string;
}

export function shown(value: unknown): string {
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

interface Details {
  at?: FieldPart;
  instead?: string | undefined;
  level?: Level;
}

const lineOf = ({ source }: ContentFile, line: number): string => linesOf(source)[line - 1] ?? "";

/** The line of a field with something else in its place; only where the part stands on one line. */
function rightLine(content: ContentFile, path: FieldPath, at: FieldPart, instead: string): string | undefined {
  const span = spanOf(content, path, at);
  if (!span || content.source.slice(...span).includes("\n")) return undefined;
  const { source } = content;
  const start = source.lastIndexOf("\n", span[0] - 1) + 1;
  const end = source.indexOf("\n", span[1]);
  const line = source.slice(start, span[0]) + instead + source.slice(span[1], end < 0 ? undefined : end);
  return line.trimEnd();
}

export function problemAt(
  content: ContentFile,
  path: FieldPath,
  message: string,
  { at = "value", instead, level = "error" }: Details = {},
): Problem {
  const position = positionOf(content, path, at);
  // A field that the file lacks has no line of its own; the entry that it is missing in may have one.
  const hasLine = path.length > 1 || (path.length === 1 && spanOf(content, path, at) !== undefined);
  const right = instead === undefined ? undefined : rightLine(content, path, at, instead);
  return {
    ...problemOfFile(content.file, message, level),
    ...position,
    field: fieldName(path),
    ...(hasLine && { now: lineOf(content, position.line) }),
    ...(right !== undefined && { right }),
  };
}

export const problemOfLine = (content: ContentFile, { line, column }: Position, message: string): Problem => ({
  ...problemOfFile(content.file, message),
  line,
  column,
  now: lineOf(content, line),
});

/** One problem as it is printed: place, field and message, then the line as it stands and as it should be. */
export function formatProblem({ level, file, line, column, field, message, now, right }: Problem): string {
  const place = `${file}:${line}:${column}${level === "advice" ? " advice" : ""}`;
  const rows = [place, `    ${field ? `${field}: ` : ""}${message}`];
  if (now?.trim()) {
    const { text, column: under }: Excerpt = excerpt(now, column);
    rows.push(`      now | ${text}`, `          | ${" ".repeat(under - 1)}^`);
  }
  if (right !== undefined) rows.push(`    right | ${excerpt(right, column).text}`);
  return rows.join("\n");
}

/** The path of a problem's file below `content/`. */
export const nameOf = ({ file }: Pick<Problem, "file">): string => file.replace(/^content\//, "");

export const problemOfFile = (file: string, message: string, level: Level = "error"): Problem => ({
  level,
  file: `content/${file}`,
  line: 1,
  column: 1,
  field: "",
  message,
});

const weightOf = ({ level }: Problem) => (level === "error" ? 0 : 1);

/** Errors first, then advice; each in the order of files and lines. */
export const sorted = (problems: readonly Problem[]): Problem[] =>
  problems.toSorted(
    (a, b) => weightOf(a) - weightOf(b) || a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );

export const errorsIn = (problems: readonly Problem[]): Problem[] => problems.filter(({ level }) => level === "error");

function countsOf(problems: readonly Problem[]): string {
  const errors = errorsIn(problems).length;
  const advice = problems.length - errors;
  const parts = [
    ...(errors > 0 ? [errors === 1 ? "1 problem" : `${errors} problems`] : []),
    ...(advice > 0 ? [advice === 1 ? "1 piece of advice" : `${advice} pieces of advice`] : []),
  ];
  return parts.join(" and ");
}

export function formatProblems(problems: readonly Problem[]): string {
  const end =
    errorsIn(problems).length > 0
      ? `Fix ${errorsIn(problems).length === 1 ? "it" : "them"} and run "npm run check:content" again.`
      : "Advice stops nothing.";
  return `${problems.map(formatProblem).join("\n")}\n\n${countsOf(problems)} in content/. ${end}`;
}

export interface ValueProblem {
  message: string;
  /** The words of the value it is about, where it is not the whole. */
  words?: string;
  instead?: string | undefined;
  level?: Level;
}
