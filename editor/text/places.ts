import { type CST, isAlias, isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap, type YAMLSeq } from "yaml";
import type { Path } from "./edit";
import type { Parsed } from "./parse";

/** The stretch of text that a value takes, with the sign before it. */
export interface Slot {
  /** Directly behind the colon or dash. */
  start: number;
  /** Behind the last sign of the value. */
  end: number;
  /** Depth of the name or the dash. */
  column: number;
  isFlow: boolean;
  isEntry: boolean;
  node: Node | null;
}

/** One entry of a list, or one field of a group. */
export interface Member {
  /** Beginning of its dash or its name. */
  start: number;
  /** Behind the colon or dash. */
  sign: number;
  /** Behind the last sign of its value. */
  end: number;
  value: Node | null;
  /** The name of a field. */
  key?: string;
}

/** A list or group and its members, in the order of the file. */
export interface Members {
  node: YAMLMap | YAMLSeq;
  isFlow: boolean;
  list: Member[];
}

const offsetOf = (tokens: readonly CST.SourceToken[] | undefined, type: string) =>
  tokens?.find((token) => token.type === type)?.offset;

/** The signs of a list or group as they were read. */
const itemsOf = ({ srcToken }: YAMLMap | YAMLSeq) =>
  ((srcToken && "items" in srcToken && srcToken.items) || []) as readonly CST.CollectionItem[];

/** Place of the last sign of a value, without the line breaks and remarks after it. */
function endOf(text: string, node: Node | null, sign: number): number {
  // What is empty is read as standing behind the remark that follows.
  if (node === null || !node.range || (isScalar(node) && node.range[0] === node.range[1])) return sign;
  if ((isMap(node) || isSeq(node)) && !node.flow) {
    return membersOf(text, node).list.at(-1)?.end ?? node.range[1];
  }
  const end = node.range[1];
  if (isScalar(node) && node.type?.startsWith("BLOCK")) {
    return node.range[0] + text.slice(node.range[0], end).trimEnd().length;
  }
  return Math.max(end, sign);
}

function fieldsOf(text: string, map: YAMLMap): Member[] {
  const tokens = itemsOf(map);
  return map.items.flatMap((item, index): Member[] => {
    const pair = item as Pair<Node, Node | null>;
    const key = pair.key;
    if (!isScalar(key) || !key.range) return [];
    const colon = offsetOf(pair.srcToken?.sep ?? tokens[index]?.sep, "map-value-ind");
    const sign = colon === undefined ? key.range[1] : colon + 1;
    const end = endOf(text, pair.value, sign);
    return [{ start: key.range[0], sign, end, value: pair.value, key: String(key.value) }];
  });
}

function entriesOf(text: string, seq: YAMLSeq): Member[] {
  const items = itemsOf(seq);
  if (seq.flow) {
    return (seq.items as Node[]).flatMap((value) =>
      value.range ? [{ start: value.range[0], sign: value.range[0], end: value.range[1], value }] : [],
    );
  }
  const dashes = items.flatMap(({ start }) => offsetOf(start, "seq-item-ind") ?? []);
  return dashes.map((start, index) => {
    const value = (seq.items[index] ?? null) as Node | null;
    return { start, sign: start + 1, end: endOf(text, value, start + 1), value };
  });
}

/** Places of the members of a list or group. */
function membersOf(text: string, node: YAMLMap | YAMLSeq): Members {
  return { node, isFlow: node.flow === true, list: isMap(node) ? fieldsOf(text, node) : entriesOf(text, node) };
}

/** Depth of a place. */
export const columnOf = (text: string, offset: number): number => offset - (text.lastIndexOf("\n", offset - 1) + 1);

/** The value at a path, as it is written; undefined where there is none, or where it stands elsewhere (an alias). */
export function nodeAt(document: Parsed, path: Path): Node | undefined {
  let node: Node | null = document.contents;
  for (const key of path) {
    if (isMap(node)) {
      const pair: Pair | undefined = node.items.find((item) => isScalar(item.key) && item.key.value === key);
      node = (pair?.value ?? null) as Node | null;
    } else if (isSeq(node)) node = (node.items[Number(key)] ?? null) as Node | null;
    else return undefined;
    if (isAlias(node)) return undefined;
  }
  return node ?? undefined;
}

/** The list or group at a path. */
export function collectionAt(text: string, document: Parsed, path: Path): Members | undefined {
  const node = nodeAt(document, path);
  return isMap(node) || isSeq(node) ? membersOf(text, node) : undefined;
}

/** One member of a list or group. */
export function memberAt(members: Members, key: string | number | undefined): Member | undefined {
  return isMap(members.node) ? members.list.find((member) => member.key === key) : members.list[Number(key)];
}

/** Place of the value at a path. */
export function slotAt(text: string, document: Parsed, path: Path): Slot | undefined {
  const parent = collectionAt(text, document, path.slice(0, -1));
  const member = parent && memberAt(parent, path.at(-1));
  if (!parent || !member) return undefined;
  return {
    start: member.sign,
    end: member.end,
    column: columnOf(text, member.start),
    isFlow: parent.isFlow,
    isEntry: isSeq(parent.node),
    node: member.value,
  };
}
