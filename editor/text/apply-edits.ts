import { load } from "js-yaml";
import { type Document, isAlias, isCollection, isMap, isScalar, isSeq, type Node, type YAMLSeq } from "yaml";
import type { FieldPath } from "../../src/content/fields/field-schemas";
import { inItsOwnBreaks, written } from "../../src/content/files/written";
import { EditRefusal } from "../edit-refusal";
import type { Edit } from "./differences";
import { readable } from "./parse";

/** True for a text that another reader of YAML takes for something else where it stands without quotation marks. */
function isMistaken(text: string): boolean {
  try {
    return load(text) !== text;
  } catch {
    return true;
  }
}

function nodeOf(document: Document, value: unknown): Node {
  const node = document.createNode(value, { aliasDuplicateObjects: false });
  const quote = (inner: unknown): void => {
    if (isScalar(inner) && typeof inner.value === "string" && !inner.value.includes("\n") && isMistaken(inner.value)) {
      inner.type = "QUOTE_DOUBLE";
    }
    if (isSeq(inner)) inner.items.forEach(quote);
    if (isMap(inner)) for (const pair of inner.items) quote(pair.value);
  };
  quote(node);
  return node;
}

/** The part of a document at a path. What an anchor shares is not changed in two places. */
function partAt(document: Document, path: FieldPath): unknown {
  for (let length = 0; length <= path.length; length++) {
    const part = document.getIn(path.slice(0, length), true);
    if (isAlias(part) || ((isScalar(part) || isCollection(part)) && part.anchor)) {
      throw new EditRefusal("This is shared with another place of the file; change it in a text editor.");
    }
  }
  return document.getIn(path, true);
}

function listAt(document: Document, path: FieldPath): YAMLSeq<Node> {
  const list = partAt(document, path);
  if (!isSeq<Node>(list)) throw new EditRefusal("What is to be changed is not in the file any more.");
  return list;
}

function addField(document: Document, path: FieldPath, value: unknown, order: readonly string[] = []): void {
  const group = partAt(document, path.slice(0, -1));
  const key = path.at(-1);
  if (!isMap(group) || typeof key !== "string")
    throw new EditRefusal("What is to be changed is not in the file any more.");
  const before = new Set(order.slice(0, Math.max(order.indexOf(key), 0)));
  const isBefore = (pair: { key: unknown }) => isScalar(pair.key) && before.has(String(pair.key.value));
  const place = order.includes(key) ? group.items.findLastIndex(isBefore) + 1 : group.items.length;
  group.items.splice(place, 0, document.createPair(key, nodeOf(document, value)));
}

function setValue(document: Document, { path, value, order }: Edit & { op: "set" }): void {
  const now = partAt(document, path);
  if (now === undefined || now === null) {
    if (path.length > 0 && !document.hasIn(path)) addField(document, path, value, order);
    else document.setIn(path, nodeOf(document, value));
    return;
  }
  const node = nodeOf(document, value);
  if (isScalar(now) && isScalar(node)) {
    // Quotation marks with nothing between them say nothing of how a text likes to be written.
    if (now.value === "") now.type = undefined;
    now.value = node.value;
    const isLong = typeof node.value === "string" && node.value.includes("\n");
    if (!now.type?.startsWith("BLOCK")) now.type = isLong ? undefined : (node.type ?? now.type);
  } else {
    if (isScalar(now) || isCollection(now)) Object.assign(node, { comment: now.comment, spaceBefore: now.spaceBefore });
    document.setIn(path, node);
  }
}

function change(document: Document, edit: Edit): void {
  if (edit.op === "set") setValue(document, edit);
  else if (edit.op === "remove") {
    partAt(document, edit.path);
    if (!document.deleteIn(edit.path) && typeof edit.path.at(-1) === "number")
      throw new EditRefusal("What is to be removed is not in the file any more.");
  } else {
    const list = listAt(document, edit.path);
    if (edit.op === "move") list.items.splice(edit.to, 0, ...list.items.splice(edit.from, 1));
    else {
      const entry = edit.op === "insert" ? nodeOf(document, edit.value) : list.items[edit.index]?.clone();
      if (!entry) throw new EditRefusal("What is to be changed is not in the file any more.");
      const [neighbour] = list.items;
      if (edit.op === "insert" && isCollection(entry) && isCollection(neighbour)) entry.flow = neighbour.flow ?? false;
      // An empty list stands between brackets, whatever comes into it.
      if (list.items.length === 0) list.flow = false;
      list.items.splice(edit.op === "insert" ? edit.index : edit.index + 1, 0, entry as Node);
    }
  }
}

/** In a file as `npm run format` leaves it, a change of a line changes that line. */
export const applyEdits = (text: string, edits: readonly Edit[]): string =>
  inItsOwnBreaks(text, (plain) => {
    const document = readable(plain);
    for (const edit of edits) change(document, edit);
    return edits.length === 0 ? plain : written(document);
  });
