import { isGroup } from "../../src/content/fields/values";
import { Refusal } from "../refusal";
import {
  addFieldCandidates,
  duplicateCandidates,
  insertCandidates,
  moveCandidates,
  removeCandidates,
  renameCandidates,
} from "./change-members";
import { differences } from "./differences";
import type { Edit, Path } from "./edit";
import { contentOf, type Parsed, parsed, readable } from "./parse";
import { nodeAt } from "./places";
import { valueCandidates } from "./set-value";
import { editedValue, isSame, valueAt } from "./values";

/** Ways to make one change, the one that touches least first. */
function* closeCandidates(text: string, document: Parsed, edit: Edit): Generator<string> {
  switch (edit.op) {
    case "set":
      if (nodeAt(document, edit.path)) yield* valueCandidates(text, document, edit.path, edit.value);
      else {
        yield* addFieldCandidates(text, document, edit);
        yield* valueCandidates(text, document, edit.path, edit.value);
      }
      return;
    case "remove":
      yield* removeCandidates(text, document, edit.path);
      return;
    case "rename":
      yield* renameCandidates(text, document, edit);
      return;
    case "insert":
      yield* insertCandidates(text, document, edit);
      return;
    case "duplicate":
      yield* duplicateCandidates(text, document, edit);
      return;
    case "move":
      yield* moveCandidates(text, document, edit);
  }
}

/** The lists and groups that a change is in, the innermost first. */
function pathsAround(edit: Edit): Path[] {
  const own = edit.op === "set" || edit.op === "remove" || edit.op === "rename" ? edit.path.slice(0, -1) : edit.path;
  return Array.from({ length: own.length + 1 }, (_, index) => own.slice(0, own.length - index));
}

const remarksIn = (text: string) => text.match(/(^|\s)#/gm)?.length ?? 0;

/** All ways, at last that of writing the list or group anew that the change is in, where no remark stands in it. */
function* candidates(text: string, document: Parsed, edit: Edit, after: unknown): Generator<string> {
  yield* closeCandidates(text, document, edit);
  for (const path of pathsAround(edit)) {
    // The first lines of a file say what it is for: a file is never written anew as a whole.
    if (path.length === 0) continue;
    for (const candidate of valueCandidates(text, document, path, valueAt(after, path))) {
      if (remarksIn(candidate) >= remarksIn(text)) yield candidate;
    }
  }
}

/** True for a text that is read as a value. */
function says(text: string, value: unknown): boolean {
  const document = parsed(text);
  if (!document || document.warnings.length > 0) return false;
  try {
    return isSame(document.toJS(), value);
  } catch {
    // An alias has lost the anchor that it names.
    return false;
  }
}

const isCollection = (value: unknown) => Array.isArray(value) || isGroup(value);

function applyOne(text: string, edit: Edit): string {
  const document = readable(text);
  const before = contentOf(document);
  const after = editedValue(before, edit);
  if (isSame(before, after)) return text;
  const now = edit.op === "set" ? valueAt(before, edit.path) : undefined;
  if (edit.op === "set" && isCollection(now) && Array.isArray(now) === Array.isArray(edit.value)) {
    const parts = isCollection(edit.value) ? differences(now, edit.value, edit.path) : [];
    const isWhole =
      parts.length === 0 || parts.some(({ op, path }) => op === "set" && path.length === edit.path.length);
    if (!isWhole) return parts.reduce(applyOne, text);
  }
  for (const candidate of candidates(text, document, edit, after)) {
    if (says(candidate, after)) return candidate;
  }
  throw new Refusal("This cannot be changed here without changing other lines; open the file in a text editor.");
}

/** Line breaks are written as the file has them, and a file that ends without one still does. */
function inItsOwnBreaks(text: string, change: (text: string) => string): string {
  const isWindows = /\r\n/.test(text) && !/(^|[^\r])\n/.test(text);
  const plain = isWindows ? text.replaceAll("\r\n", "\n") : text;
  const isOpen = !plain.endsWith("\n");
  const changed = change(isOpen ? `${plain}\n` : plain);
  const closed = isOpen ? changed.replace(/\n$/, "") : changed;
  return isWindows ? closed.replaceAll("\n", "\r\n") : closed;
}

/**
 * The text of a file after some changes. Whatever they do not touch stays byte for byte: remarks, order, quotation
 * marks, folding, empty lines. Each step is read again, and has to say what it should.
 * @throws Refusal where a change cannot be made that way
 */
export const applyEdits = (text: string, edits: readonly Edit[]): string =>
  inItsOwnBreaks(text, (plain) => edits.reduce(applyOne, plain));
