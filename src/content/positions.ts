import { isCollection, isMap, isNode, isPair, isScalar } from "yaml";
import type { ContentFile } from "./load";

/** A place in a file, both counted from 1. */
export interface Position {
  line: number;
  column: number;
}

/** The keys and indexes that lead to a value: `["sections", 2, "kind"]`. */
export type FieldPath = readonly (string | number)[];

/** Turns an offset into the text into line and column. */
export function positionAt(content: ContentFile, offset: number): Position {
  const { line, col } = content.lineCounter.linePos(offset);
  return { line: Math.max(line, 1), column: Math.max(col, 1) };
}

/** Which part of a field a problem is about. */
export type FieldPart =
  /** The value itself. */
  | "value"
  /** The word before the colon, for keys that should not be there. */
  | "key"
  /** Some words within the value, for a link or a name in a longer text. */
  | { words: string };

/** The pair of key and value in a group of fields. */
function pairAt(content: ContentFile, path: FieldPath) {
  const parent = path.length === 1 ? content.document.contents : content.document.getIn(path.slice(0, -1), true);
  const key = path.at(-1);
  return isMap(parent)
    ? parent.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === key)
    : undefined;
}

/** The offset of one field, or undefined where the file has no such field. */
function offsetOf(content: ContentFile, path: FieldPath, at: FieldPart): number | undefined {
  const pair = path.length > 0 ? pairAt(content, path) : undefined;
  const node = path.length > 0 ? content.document.getIn(path, true) : content.document.contents;
  const startsBelow = isCollection(node) ? !node.flow : !isNode(node) || (isScalar(node) && node.value === null);
  if (pair && isNode(pair.key) && (at === "key" || startsBelow)) return pair.key.range?.[0];
  if (!isNode(node) || !node.range) return undefined;
  const [start, end] = node.range;
  if (typeof at !== "object") return start;
  const inside = content.source.slice(start, end).indexOf(at.words);
  return inside < 0 ? start : start + inside;
}

/**
 * Where a field stands: at its value, or at its name where the value is empty or stands on the lines below. A field
 * that is missing stands where its nearest parent does.
 */
export function positionOf(content: ContentFile, path: FieldPath, at: FieldPart = "value"): Position {
  const own = offsetOf(content, path, at);
  if (own !== undefined) return positionAt(content, own);
  return path.length === 0 ? { line: 1, column: 1 } : positionOf(content, path.slice(0, -1));
}
