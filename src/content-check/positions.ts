import { isCollection, isMap, isNode, isPair, isScalar } from "yaml";
import type { FieldPath } from "../content/fields/field-schemas";
import type { ContentFile } from "../content/files/load";

/** A place in a file, both counted from 1. */
export interface Position {
  line: number;
  column: number;
}

/** Turns an offset into the text into line and column. */
export function positionAt(content: ContentFile, offset: number): Position {
  const { line, col } = content.lineCounter.linePos(offset);
  return { line: Math.max(line, 1), column: Math.max(col, 1) };
}

export type FieldPart =
  | "value"
  /** The word before the colon, for keys that should not be there. */
  | "key"
  /** Some words within the value, for a link or a name in a longer text. */
  | { words: string };

function pairAt(content: ContentFile, path: FieldPath) {
  const parent = path.length === 1 ? content.document.contents : content.document.getIn(path.slice(0, -1), true);
  const key = path.at(-1);
  return isMap(parent)
    ? parent.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === key)
    : undefined;
}

/** The offsets between which one field stands, or undefined where the file has no such field. */
export function spanOf(content: ContentFile, path: FieldPath, at: FieldPart): [number, number] | undefined {
  const pair = path.length > 0 ? pairAt(content, path) : undefined;
  const node = path.length > 0 ? content.document.getIn(path, true) : content.document.contents;
  const startsBelow = isCollection(node)
    ? !node.flow
    : !isNode(node) || (isScalar(node) && node.value === null && node.source === "");
  if (pair && isNode(pair.key) && pair.key.range && (at === "key" || startsBelow)) {
    return [pair.key.range[0], pair.key.range[1]];
  }
  if (!isNode(node) || !node.range) return undefined;
  const [start, end] = node.range;
  if (typeof at !== "object") return [start, end];
  const inside = content.source.slice(start, end).indexOf(at.words);
  return inside < 0 ? [start, end] : [start + inside, start + inside + at.words.length];
}

/**
 * Position of a field: at its value, or at its name where the value is empty or stands on the lines below. A field that
 * is missing stands where its nearest parent does.
 */
export function positionOf(content: ContentFile, path: FieldPath, at: FieldPart = "value"): Position {
  const own = spanOf(content, path, at);
  if (own !== undefined) return positionAt(content, own[0]);
  return path.length === 0 ? { line: 1, column: 1 } : positionOf(content, path.slice(0, -1));
}
