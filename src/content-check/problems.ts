import { closest, distance } from "fastest-levenshtein";
import { isCollection, isMap, isNode, isPair, isScalar } from "yaml";
import { contentTypeOf } from "../content/content-types";
import { type FieldPath, type FieldSchema, fieldSchemaOf, visitFields } from "../content/fields/field-schemas";
import { fieldName } from "../content/fields/values";
import type { ContentFile } from "../content/files/load";
import { onceFor } from "../content/once-for";

export interface Position {
  line: number;
  column: number;
}

interface FieldPart {
  isKey?: boolean;
  words?: string | undefined;
}

export const linesOf = (source: string): string[] => source.split(/\r?\n/);

export function positionAt(content: ContentFile, offset: number): Position {
  const { line, col } = content.lineCounter.linePos(offset);
  return { line: Math.max(line, 1), column: Math.max(col, 1) };
}

function keyAt(content: ContentFile, path: FieldPath) {
  const group = content.document.getIn(path.slice(0, -1), true);
  const isPath = (key: unknown) => isScalar(key) && key.value === path.at(-1);
  const pair = path.length > 0 && isMap(group) && group.items.find((item) => isPair(item) && isPath(item.key));
  return pair && isNode(pair.key) ? pair.key : undefined;
}

function spanOf(content: ContentFile, path: FieldPath, part: FieldPart): [number, number] | undefined {
  const key = keyAt(content, path);
  const node = content.document.getIn(path, true);
  const startsBelow = isCollection(node)
    ? !node.flow
    : !isNode(node) || (isScalar(node) && node.value === null && node.source === "");
  const meant = key && (part.isKey || startsBelow) ? key : node;
  if (!isNode(meant) || !meant.range) return undefined;
  const [start, end] = meant.range;
  const inside = part.words === undefined ? -1 : content.source.slice(start, end).indexOf(part.words);
  return inside < 0 ? [start, end] : [start + inside, start + inside + (part.words ?? "").length];
}

/** At the value, or at the name where that is empty or stands below. What is missing stands where its parent does. */
export function positionOf(content: ContentFile, path: FieldPath, part: FieldPart = {}): Position {
  const own = spanOf(content, path, part);
  if (own !== undefined) return positionAt(content, own[0]);
  return path.length === 0 ? { line: 1, column: 1 } : positionOf(content, path.slice(0, -1));
}

export type Level = "error" | "advice";

export interface Problem extends Position {
  level: Level;
  file: string;
  /** The field as an editor would say it: `sections[2].kind`; empty for the file as a whole. */
  field: string;
  message: string;
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

const longestSlip = 2;

/** The nearest of some known words, where one is near: as a sentence, and in the word's place where it is a slip. */
export function meant(word: string, known: readonly string[]): { nearest?: string; hint: string; instead?: string } {
  const found = known.length > 0 ? closest(word, known) : "";
  const letters = distance(word, found);
  if (found === "" || letters > Math.max(word.length < 5 ? 1 : 2, Math.floor(word.length / 3))) return { hint: "" };
  return { nearest: found, hint: ` Did you mean ${found}?`, ...(letters <= longestSlip && { instead: found }) };
}

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

type Visit<Found> = (value: unknown, path: FieldPath, field: FieldSchema) => readonly Found[];

const visitsIn = onceFor((content: ContentFile): readonly Parameters<Visit<unknown>>[] => {
  const visits: Parameters<Visit<unknown>>[] = [];
  const type = contentTypeOf(content.file);
  if (type) visitFields(fieldSchemaOf(type), content.data, (...visit) => void visits.push(visit));
  return visits;
});

export const visitEach = <Found>(content: ContentFile, visit: Visit<Found>): Found[] =>
  visitsIn(content).flatMap((field) => visit(...field));
