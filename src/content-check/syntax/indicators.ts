import { isAlias, isNode, isPair, isScalar, type Node, type Pair, visit } from "yaml";
import type { ContentFile } from "../../content/files/load";
import { linesOf } from "../lines";
import { positionAt } from "../positions";
import { lineOf, type Problem, problemOfLine } from "../problems";
import { fieldNamesIn } from "./field-names";

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

/** Indicators by which YAML takes a text, or a part of it, for something else; the first of each line. */
export function indicatorProblems(content: ContentFile): Problem[] {
  const { source, document } = content;
  const indicators: Indicator[] = [];
  visit(document, (_, node) => {
    if (isNode(node)) indicators.push(...indicatorsOf(node, source));
    else if (isPair(node)) indicators.push(...lostValue(node, source));
  });
  const problems = new Map<number, Problem>();
  for (const { offset, what } of indicators.toSorted((a, b) => a.offset - b.offset)) {
    const { line, column } = positionAt(content, offset);
    if (problems.has(line)) continue;
    const words = lineOf(content, line)
      .slice(column - 1)
      .trim();
    const message = `found ${words}, which YAML reads as ${what}; put it in quotation marks.`;
    problems.set(line, problemOfLine(content, { line, column }, message));
  }
  return [...problems.values()];
}

/** Texts in quotation marks that have swallowed fields below them. */
export function swallowedFields(content: ContentFile): Problem[] {
  const names = fieldNamesIn(content.file);
  const problems: Problem[] = [];
  visit(content.document, {
    Scalar: (_, { type, range }) => {
      if (!range || !type?.startsWith("QUOTE_")) return;
      const [, ...below] = linesOf(content.source.slice(range[0], range[1]));
      const swallows = below.some((line) => names.has(/^\s*(?:- )?([A-Za-z]\w*):(\s|$)/.exec(line)?.[1] ?? ""));
      if (!swallows) return;
      const message = "found a quotation mark that is never closed; write one at the end of the text, too.";
      problems.push(problemOfLine(content, positionAt(content, range[0]), message));
    },
  });
  return problems;
}
