import { type ErrorCode, isAlias, isCollection, isScalar, type Node, visit, type YAMLParseError } from "yaml";
import type { ContentFile } from "../content/files/load";
import { linesOf, type Problem, positionAt, problemOfFile, problemOfLine } from "./problems";

const conflictMark = /^\s*(?:<{7}|>{7}|\|{7})(?=\s|$)/;
const leftMark =
  "found a mark that git leaves where two people changed the same lines; keep one of the two versions, and delete the marks.";

const unmeant: readonly (readonly [sign: RegExp, message: string])[] = [
  [conflictMark, leftMark],
  [/^={7}(?=\s*$)/, leftMark],
  [
    /[ÃÂ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€[^\s\w]/,
    "found letters that were others before the file was opened in a wrong encoding; write them again.",
  ],
];

const ends = "found a line that ends the text of this file; what follows would not be read. Delete the line.";

function unmeantSigns(content: ContentFile): Problem[] {
  const lines = linesOf(content.source);
  const start = lines.findIndex((text) => text.trim() !== "" && !text.startsWith("#"));
  // Deeper in a text, signs alone may be meant.
  const isMerged = lines.some((text) => conflictMark.test(text));
  return lines.flatMap((text, index) => {
    const line = index + 1;
    if (isMerged && /^\s+={7}\s*$/.test(text)) return [problemOfLine(content, { line, column: 1 }, leftMark)];
    if (index > start && /^(---|\.\.\.)\s*$/.test(text)) return [problemOfLine(content, { line, column: 1 }, ends)];
    const found = unmeant.find(([sign]) => sign.test(text));
    return found ? [problemOfLine(content, { line, column: text.search(found[0]) + 1 }, found[1])] : [];
  });
}

function encodingProblem(content: ContentFile): Problem[] {
  const { source, isForeign } = content;
  const offset = isForeign ? source.search(/[^\0-\x7f]/) : source.indexOf("\ufffd");
  if (offset < 0) return [];
  const message =
    'found letters that are not UTF-8; visitors would see � in their place. Save the file again as UTF-8, which editors offer below "Save with encoding".';
  return [problemOfLine(content, positionAt(content, offset), message)];
}

const wrongDepth =
  "found a line that stands too far to the left or right, here or right above; fields of one group begin at one depth, and each entry of a list with a dash and a space.";
const reserved = "found a text that begins with a sign that YAML keeps for itself; put the text in quotation marks.";
const noField =
  "found words that are no field; a field is its name, a colon, a space and its value. An entry of a list begins with a dash and a space, a remark with # and a space, and a text that goes on stands further to the right than its field.";
const neverClosed =
  "found a quotation mark or a bracket that is never closed; close it at the end of its text, list or group.";
const missingDash =
  "found the first entry of a list without a dash before it; each begins with a dash and a space, all at one depth.";
const besideSign =
  "found words on the line of the sign that begins a longer text; begin them on the line below, further to the right than the field.";
const unknown =
  "found a line that cannot be read. Compare its depth, its colon, its dash, its quotation marks and, between braces, its commas with those of the lines around it; a text with a colon or a bracket in it stands in quotation marks.";

const sentences: Partial<Record<ErrorCode, string>> = {
  BAD_ALIAS: reserved,
  BAD_DIRECTIVE: reserved,
  BAD_DQ_ESCAPE:
    "found a backslash in a text in quotation marks, where YAML takes it for the beginning of a sign; put the text in single ones.",
  BAD_INDENT: wrongDepth,
  BAD_SCALAR_START: reserved,
  BLOCK_AS_IMPLICIT_KEY:
    "found a second colon where a text stands. Put a text with a colon and a space in straight quotation marks; if this is a field, begin it at the depth of the others of its group.",
  DUPLICATE_KEY:
    "found a field a second time in the same group. Keep one of the two; where a new entry of a list begins here, write a dash and a space before it.",
  MISSING_CHAR: noField,
  MULTILINE_IMPLICIT_KEY: noField,
  TAB_AS_INDENT: "found a tab before the words; YAML takes spaces only. Delete it and press the space bar.",
  UNEXPECTED_TOKEN:
    "found words where a text, list or group has ended for YAML. Put the whole text in quotation marks, of the other kind where it has such marks in it.",
};

function beginningOf({ document }: ContentFile, end: number, isMeant: (node: Node) => boolean): number {
  let beginning = end;
  visit(document, {
    Node: (_, node) => {
      if (!node.range?.slice(1).includes(end) || !isMeant(node)) return undefined;
      beginning = node.range[0];
      return visit.BREAK;
    },
  });
  return beginning;
}

const isBracketOrQuote = (node: Node) =>
  isCollection(node) ? node.flow === true : isScalar(node) && node.type?.startsWith("QUOTE_") === true;

function mistakeOf(content: ContentFile, index: number): { offset: number; message: string } {
  const { source, document } = content;
  const { errors, contents } = document;
  const [error, next, afterNext] = errors.slice(index);
  const offset = error?.pos[0] ?? 0;
  if (/^(Missing closing|Flow)/.test(error?.message ?? "")) {
    return { offset: beginningOf(content, offset, isBracketOrQuote), message: neverClosed };
  }
  if (error?.message.startsWith("A block sequence")) {
    const beginning = beginningOf(content, offset, isCollection);
    if (index === 0 && source[beginning] === "-") return { offset, message: wrongDepth };
    return { offset: beginning, message: missingDash };
  }
  if (/: *[>|][+-]?[ \t]+$/.test(source.slice(0, offset))) return { offset, message: besideSign };
  if (next && isAfterEnd(next)) return { offset: contents?.range?.[0] ?? 0, message: wrongDepth };
  const message = (error && sentences[error.code]) ?? unknown;
  if (next?.code !== "MULTILINE_IMPLICIT_KEY" || next.pos[0] !== offset) return { offset, message };
  // A text over several lines has its second colon in the last; below a whole group that stands too deep are more.
  const isText = afterNext?.code !== "BLOCK_AS_IMPLICIT_KEY";
  return isText ? { offset: next.pos[1], message } : { offset, message: wrongDepth };
}

/** Where the text of a file has ended for the parser, each word that follows is an error. */
const isAfterEnd = ({ message }: YAMLParseError) => message.includes("in YAML stream");

/** Lines below a problem in which an error of the parser mostly follows from it. */
const near = 2;

/** The errors of the parser, each mistake once: what follows from it in the lines below is none of its own. */
function parserErrors(content: ContentFile): Problem[] {
  const { errors } = content.document;
  const isDuplicate = ({ code }: YAMLParseError) => code === "DUPLICATE_KEY";
  let last = Number.NEGATIVE_INFINITY;
  return errors.flatMap((error, index) => {
    // A line at a wrong depth has fields of another group.
    if (isDuplicate(error) && !errors.every(isDuplicate)) return [];
    const { offset, message } = mistakeOf(content, index);
    const place = positionAt(content, offset);
    const isOwn = place.line > last + near && (index === 0 || !isAfterEnd(error));
    last = Math.max(last, positionAt(content, error.pos[0]).line);
    const indent = /^\s*/.exec(linesOf(content.source)[place.line - 1] ?? "")?.[0].length ?? 0;
    const column = Math.max(place.column, indent + 1);
    return isOwn ? [problemOfLine(content, { ...place, column }, message)] : [];
  });
}

function indicatorOf(node: Node, source: string): { offset: number; what: string } | undefined {
  const [start = 0, end = 0] = node.range ?? [];
  const before = (sign: string) => Math.max(source.lastIndexOf(sign, start), 0);
  if (isAlias(node)) return { offset: start, what: "a reference to another place" };
  if (node.anchor) return { offset: before(`&${node.anchor}`), what: "a name for this place" };
  if (node.tag) return { offset: before("!"), what: "the name of a type" };
  // A remark has a space after its #.
  const isPlain = isScalar(node) && node.type === "PLAIN" && /^\S/.test(node.comment ?? "");
  if (!isPlain || !/^[ \t]*#/.test(source.slice(end))) return undefined;
  return { offset: start, what: node.source === "" ? "a remark" : "a text and a remark" };
}

function indicators(content: ContentFile): Problem[] {
  const problems: Problem[] = [];
  visit(content.document, {
    Node: (_, node) => {
      const found = indicatorOf(node, content.source);
      if (!found) return;
      const [words] = content.source.slice(found.offset).split(/\r?\n/, 1);
      const message = `found ${words}, which YAML reads as ${found.what}; put it in quotation marks.`;
      problems.push(problemOfLine(content, positionAt(content, found.offset), message));
    },
  });
  return problems;
}

const noText =
  "found a file that is no plain text, such as one of a word processor; save its words as a text file in UTF-8.";
const oldLineEnds =
  'found line ends as Macs had them before 2001, so that all of the file is one line for other programs. Save it again with the line ends "LF".';

export function syntaxProblems(content: ContentFile): Problem[] {
  const { source, file } = content;
  if (source.includes("\0")) return [problemOfFile(file, noText)];
  if (!source.includes("\n") && /\r./s.test(source)) return [problemOfFile(file, oldLineEnds)];
  const signs = [...encodingProblem(content), ...unmeantSigns(content)];
  const errors = parserErrors(content).filter(
    ({ line }) => !signs.some((sign) => line >= sign.line && line <= sign.line + near),
  );
  const all = [...signs, ...errors, ...(errors.length > 0 ? [] : indicators(content))];
  return all.filter(({ line }, index) => all.findIndex((other) => other.line === line) === index);
}
