import { isMap, isScalar, isSeq } from "yaml";
import { isGroup } from "../../src/content/fields/values";
import type { Path } from "./edit";
import { blockText, flowText, isTall } from "./emit";
import type { Parsed } from "./parse";
import { type Slot, slotAt } from "./places";
import { scalarCandidates, type Written } from "./scalar-text";
import { splice } from "./splice";

/** Text of a value that is neither list nor group. */
function writtenBefore(text: string, { node, end }: Slot): Written | undefined {
  if (!isScalar(node) || !node.range || !node.type) return undefined;
  return { style: node.type as Written["style"], text: text.slice(node.range[0], end) };
}

/** One value in place of another on its line; what stands before and behind it stays. */
function* withScalar(text: string, slot: Slot, value: unknown): Generator<string> {
  const { node, start, end, column, isFlow } = slot;
  const isOne = isScalar(node) && node.range && node.range[0] < end;
  const from = isOne && node.range ? node.range[0] : start;
  const before = writtenBefore(text, slot);
  const gap = isOne ? "" : " ";
  for (const words of scalarCandidates(value, { isFlow, indent: column + 2, before })) {
    yield splice(text, from, end, gap + words);
    // A block that keeps its last empty lines takes them along.
    if (isOne && node.range && node.range[1] > end) yield splice(text, from, node.range[1], `${gap}${words}\n`);
  }
}

function* withCollection(text: string, slot: Slot, value: unknown): Generator<string> {
  const { node, start, end, column, isFlow, isEntry } = slot;
  const from = isFlow && isEntry ? start : start;
  const flow = `${isFlow && isEntry ? "" : " "}${flowText(value)}`;
  const wasFlow = (isMap(node) || isSeq(node)) && node.flow === true && node.items.length > 0;
  if (isFlow || wasFlow || !isTall(value)) yield splice(text, from, end, flow);
  if (isFlow) return;
  const block = blockText(value, column + 2);
  if (isTall(value)) yield splice(text, from, end, isEntry ? ` ${block.trimStart()}` : `\n${block}`);
  yield splice(text, from, end, flow);
}

/** Ways to write another value in the place of one that is there, or that stands empty. */
export function* valueCandidates(text: string, document: Parsed, path: Path, value: unknown): Generator<string> {
  if (path.length === 0) {
    yield `${isTall(value) ? blockText(value, 0) : flowText(value)}\n`;
    return;
  }
  const slot = slotAt(text, document, path);
  if (!slot) return;
  if (Array.isArray(value) || isGroup(value)) yield* withCollection(text, slot, value);
  else yield* withScalar(text, slot, value);
}
