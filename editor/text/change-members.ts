import { isSeq } from "yaml";
import type { Edit } from "./edit";
import { blockText, flowText, isTall, keyText } from "./emit";
import type { Parsed } from "./parse";
import { collectionAt, columnOf, type Member, type Members, memberAt } from "./places";
import { beginsLine, lineStart, nextLine, splice } from "./splice";

/** The members of a list or group as pieces of text, and what stands between them. */
interface Pieces {
  /** Beginning of the first piece. */
  start: number;
  /** End of the last piece. */
  end: number;
  pieces: string[];
  /** `gaps[i]` stands before the piece `i + 1`, whichever piece that is. */
  gaps: string[];
}

/** The remarks that stand directly above an entry go with it; empty lines and remarks apart from it stay. */
function splitGap(gap: string): [apart: string, attached: string] {
  const lines = gap.split(/(?<=\n)/);
  let first = lines.length;
  while (first > 0 && lines[first - 1]?.trimStart().startsWith("#")) first--;
  return [lines.slice(0, first).join(""), lines.slice(first).join("")];
}

/** The pieces of a list or group whose members stand on lines of their own. */
function blockPieces(text: string, { list }: Members): Pieces | undefined {
  if (!list.every(({ start }) => beginsLine(text, start))) return undefined;
  const begin = list[0] ? lineStart(text, list[0].start) : 0;
  const pieces: string[] = [];
  const gaps: string[] = [];
  let at = begin;
  for (const [index, member] of list.entries()) {
    const own = lineStart(text, member.start);
    const end = nextLine(text, member.end);
    if (own < at) return undefined;
    const [apart, attached] = index === 0 ? ["", ""] : splitGap(text.slice(at, own));
    if (index > 0) gaps.push(apart);
    pieces.push(attached + text.slice(own, end));
    at = end;
  }
  return { start: begin, end: at, pieces, gaps };
}

function flowPieces(text: string, { list }: Members): Pieces {
  const pieces = list.map(({ start, end }) => text.slice(start, end));
  const gaps = list.slice(1).map(({ start }, index) => text.slice(list[index]?.end, start));
  return { start: list[0]?.start ?? 0, end: list.at(-1)?.end ?? 0, pieces, gaps };
}

const piecesOf = (text: string, members: Members) =>
  members.isFlow ? flowPieces(text, members) : blockPieces(text, members);

const joined = (text: string, { start, end }: Pieces, pieces: readonly string[], gaps: readonly string[]) =>
  splice(
    text,
    start,
    end,
    pieces.map((piece, index) => (index === 0 ? piece : (gaps[index - 1] ?? "") + piece)).join(""),
  );

/** Text before a new member: an empty line where its neighbours have one. */
function newGap({ gaps }: Pieces, index: number, isFlow: boolean): string {
  const near = gaps[Math.min(Math.max(index - 1, 0), gaps.length - 1)];
  if (isFlow) return near ?? ", ";
  return /\n/.test(near ?? "") && near?.split(/(?<=\n)/)[0]?.trim() === "" ? "\n" : "";
}

/** A list or group that has lost its last member is written as empty. */
function emptied(text: string, document: Parsed, path: Edit["path"], members: Members): string | undefined {
  const empty = isSeq(members.node) ? "[]" : "{}";
  const [only] = members.list;
  if (!only) return undefined;
  if (members.isFlow) {
    const [start, end] = members.node.range ?? [0, 0];
    return splice(text, start, end, empty);
  }
  if (path.length === 0) return undefined;
  const parent = collectionAt(text, document, path.slice(0, -1));
  const slot = parent && memberAt(parent, path.at(-1));
  if (!slot || !beginsLine(text, only.start)) return undefined;
  const without = splice(text, lineStart(text, only.start), nextLine(text, only.end), "");
  return splice(without, slot.sign, slot.sign, ` ${empty}`);
}

/** The first field of a group may stand behind the dash of an entry; the next one takes its place. */
function withoutFirst({ list }: Members, text: string): string | undefined {
  const [first, second] = list;
  if (!first || !second || text.slice(first.end, second.start).trim() !== "") return undefined;
  return splice(text, first.start, second.start, "");
}

export function* removeCandidates(text: string, document: Parsed, path: Edit["path"]): Generator<string> {
  const parent = path.slice(0, -1);
  const members = collectionAt(text, document, parent);
  const member = members && memberAt(members, path.at(-1));
  if (!members || !member) return;
  const index = members.list.indexOf(member);
  if (members.list.length === 1) {
    const found = emptied(text, document, parent, members);
    if (found !== undefined) yield found;
    return;
  }
  const pieces = piecesOf(text, members);
  if (pieces) {
    yield joined(text, pieces, pieces.pieces.toSpliced(index, 1), pieces.gaps.toSpliced(Math.max(index - 1, 0), 1));
    return;
  }
  if (index === 0) {
    const found = withoutFirst(members, text);
    if (found !== undefined) yield found;
    return;
  }
  // Behind the first one, which shares its line with a dash, fields stand on lines of their own.
  const end = nextLine(text, member.end);
  if (beginsLine(text, member.start)) yield splice(text, lineStart(text, member.start), end, "");
}

/** The text of a new entry of a list, as its neighbours are written. */
function entryText(text: string, members: Members, value: unknown): string {
  const [first] = members.list;
  if (members.isFlow) return flowText(value);
  const column = first ? columnOf(text, first.start) : 0;
  const pad = " ".repeat(column);
  const isFlowEntry = (entry: Member) => (entry.value as { flow?: boolean } | null)?.flow === true;
  if (isTall(value) && members.list.length > 0 && members.list.every(isFlowEntry))
    return `${pad}- ${flowText(value)}\n`;
  return `${blockText([value], column)}\n`;
}

function* withPiece(text: string, members: Members, index: number, piece: string): Generator<string> {
  const pieces = piecesOf(text, members);
  if (!pieces || members.list.length === 0) return;
  const gap = newGap(pieces, index, members.isFlow);
  yield joined(
    text,
    pieces,
    pieces.pieces.toSpliced(index, 0, piece),
    pieces.gaps.toSpliced(Math.max(index - 1, 0), 0, gap),
  );
}

export function* insertCandidates(text: string, document: Parsed, edit: Edit & { op: "insert" }): Generator<string> {
  const members = collectionAt(text, document, edit.path);
  if (members) yield* withPiece(text, members, edit.index, entryText(text, members, edit.value));
}

export function* duplicateCandidates(
  text: string,
  document: Parsed,
  { path, index }: Edit & { op: "duplicate" },
): Generator<string> {
  const members = collectionAt(text, document, path);
  const member = members?.list[index];
  if (!members || !member) return;
  const own = members.isFlow
    ? text.slice(member.start, member.end)
    : text.slice(lineStart(text, member.start), nextLine(text, member.end));
  yield* withPiece(text, members, index + 1, own);
}

export function* moveCandidates(
  text: string,
  document: Parsed,
  { path, from, to }: Edit & { op: "move" },
): Generator<string> {
  const members = collectionAt(text, document, path);
  const pieces = members && piecesOf(text, members);
  const moved = pieces?.pieces[from];
  if (!pieces || moved === undefined) return;
  yield joined(text, pieces, pieces.pieces.toSpliced(from, 1).toSpliced(to, 0, moved), pieces.gaps);
}

/** Number of present fields that come before a new one. */
function placeOf(members: Members, key: string, order: readonly string[]): number {
  const before = order.slice(0, Math.max(order.indexOf(key), 0));
  const last = members.list.findLastIndex((member) => before.includes(member.key ?? ""));
  return order.includes(key) ? last + 1 : members.list.length;
}

/** A field that the group does not have yet. */
export function* addFieldCandidates(text: string, document: Parsed, edit: Edit & { op: "set" }): Generator<string> {
  const key = edit.path.at(-1);
  const members = collectionAt(text, document, edit.path.slice(0, -1));
  if (typeof key !== "string" || !members || isSeq(members.node)) return;
  const index = placeOf(members, key, edit.order ?? []);
  const { list } = members;
  if (members.isFlow) {
    yield* withPiece(text, members, index, `${keyText(key)}: ${flowText(edit.value)}`);
    return;
  }
  const [first] = list;
  if (!first) return;
  const column = columnOf(text, first.start);
  const field = blockText({ [key]: edit.value }, column);
  const previous = list[index - 1];
  if (previous) {
    const at = nextLine(text, previous.end);
    yield splice(text, at, at, `${field}\n`);
  } else yield splice(text, first.start, first.start, `${field.trimStart()}\n${" ".repeat(column)}`);
}

export function* renameCandidates(
  text: string,
  document: Parsed,
  { path, to }: Edit & { op: "rename" },
): Generator<string> {
  const members = collectionAt(text, document, path.slice(0, -1));
  const member = members && memberAt(members, path.at(-1));
  if (!member) return;
  const end = text.slice(member.start, member.sign).replace(/\s*:$/, "").length;
  yield splice(text, member.start, member.start + end, keyText(to));
}
