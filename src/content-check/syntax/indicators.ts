import { isAlias, isNode, isPair, isScalar, type Node, type Pair, visit } from "yaml";
import type { ContentFile } from "../../content/files/load";
import { linesOf, quoted } from "../lines";
import { positionAt } from "../positions";
import { fieldNamesIn } from "./field-names";
import { quotingRepair, type Repair, repairLine } from "./repair";

interface Indicator {
  offset: number;
  /** Meaning that YAML gives the words. */
  what: string;
}

/** Anchors, tags and the like of a node, none of which would be shown. */
function indicatorsOf(node: Node, source: string): Indicator[] {
  const start = node.range?.[0] ?? 0;
  const end = node.range?.[1] ?? 0;
  const before = (indicator: string) => Math.max(source.lastIndexOf(indicator, start), 0);
  const remark = isScalar(node) && node.type === "PLAIN" && /^\S/.test(node.comment ?? "");
  // A remark has a space after its #, and stands on the line of the value.
  const isRemark = remark && /^[ \t]+#/.test(source.slice(end));
  return [
    ...(isAlias(node) ? [{ offset: start, what: "a reference to another place" }] : []),
    ...(!isAlias(node) && node.anchor ? [{ offset: before(`&${node.anchor}`), what: "a name for this place" }] : []),
    ...(node.tag ? [{ offset: before("!"), what: "the name of a type" }] : []),
    ...(isRemark ? [{ offset: start, what: "a text and a remark after it" }] : []),
  ];
}

/** A value that begins with #, so that nothing is left of it. */
function lostValue({ key, value }: Pair, source: string): Indicator[] {
  if (!isScalar(key) || !key.range || !isScalar(value) || value.value !== null || value.source !== "") return [];
  const before = /^\s*:[ \t]+(?=#\S)/.exec(source.slice(key.range[1]))?.[0];
  return before === undefined ? [] : [{ offset: key.range[1] + before.length, what: "a remark" }];
}

/** Indicators by which YAML takes a text, or a part of it, for something else. */
export function indicatorRepairs(content: ContentFile): Repair[] {
  const { source, document } = content;
  const indicators: Indicator[] = [];
  visit(document, (_, node) => {
    if (isNode(node)) indicators.push(...indicatorsOf(node, source));
    else if (isPair(node)) indicators.push(...lostValue(node, source));
  });
  const repairs = new Map<number, Repair>();
  for (const { offset, what } of indicators.toSorted((a, b) => a.offset - b.offset)) {
    const { line, column } = positionAt(content, offset);
    if (repairs.has(line)) continue;
    const text = linesOf(source)[line - 1] ?? "";
    const words = text.slice(column - 1).trim();
    const message = `found ${words}, which YAML reads as ${what}; put it in quotation marks.`;
    repairs.set(line, quotingRepair(line, column, message, text.slice(0, column - 1) + quoted(words), words));
  }
  return [...repairs.values()];
}

/** Texts in quotation marks that have swallowed fields below them. */
export function swallowedFields(content: ContentFile): Repair[] {
  const names = fieldNamesIn(content.file);
  const repairs: Repair[] = [];
  visit(content.document, {
    Scalar: (_, { type, range }) => {
      if (!range || !type?.startsWith("QUOTE_")) return;
      const [first = "", ...below] = linesOf(content.source.slice(range[0], range[1]));
      const swallows = below.some((line) => names.has(/^\s*(?:- )?([A-Za-z]\w*):(\s|$)/.exec(line)?.[1] ?? ""));
      if (!swallows) return;
      const { line, column } = positionAt(content, range[0]);
      const text = linesOf(content.source)[line - 1] ?? "";
      const message = "found a quotation mark that is never closed; write one at the end of the text, too.";
      repairs.push(repairLine(line, column, message, `${text.trimEnd()}${first.charAt(0)}`));
    },
  });
  return repairs;
}
