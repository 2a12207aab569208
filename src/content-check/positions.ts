import { isCollection, isMap, isNode, isPair, isScalar } from "yaml";
import type { FieldPath } from "../content/fields/field-schemas";
import type { ContentFile } from "../content/files/load";

export interface Position {
  line: number;
  column: number;
}

/** The part of a field that is meant: its name, or some words within its value. Left out: the value. */
export interface FieldPart {
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

export function spanOf(content: ContentFile, path: FieldPath, part: FieldPart): [number, number] | undefined {
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
