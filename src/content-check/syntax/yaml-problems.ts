import { type ErrorCode, isCollection, isScalar, type Node, visit, type YAMLParseError } from "yaml";
import type { ContentFile } from "../../content/files/load";
import { type Position, positionAt } from "../positions";
import { lineOf, type Problem, problemOfLine } from "../problems";

/** A file with more problems than these is better looked at as a whole. */
const mostProblems = 30;

const reserved = "found a text that begins with a sign that YAML keeps for itself; put the text in quotation marks.";
const unknown =
  "found a line that cannot be read. Compare its depth, its colon, its dash and its quotation marks with those of the lines around it; a text with a colon or a bracket in it stands in quotation marks.";
const wrongDepth =
  "found a line that stands too far to the left or right, here or right above; fields of one group begin at one depth, and each entry of a list with a dash and a space.";
const tab = "found a tab before the words; YAML takes spaces only. Delete it and press the space bar.";
const noField =
  "found words that are no field; a field is its name, a colon, a space and its value. An entry of a list begins with a dash and a space, a remark with # and a space, and a text that goes on stands further to the right than its field.";

/** What to do about each error of the parser. */
const sentences: Partial<Record<ErrorCode, string>> = {
  BAD_ALIAS: reserved,
  BAD_DIRECTIVE: reserved,
  BAD_DQ_ESCAPE:
    "found a backslash in a text in quotation marks, where YAML takes it for the beginning of a sign; put the text in single ones.",
  BAD_INDENT: wrongDepth,
  BAD_SCALAR_START: reserved,
  BLOCK_AS_IMPLICIT_KEY:
    "found a second colon where a text stands. Put a text with a colon and a space in quotation marks; if this is a field, begin it at the depth of the others of its group.",
  MISSING_CHAR: noField,
  MULTILINE_IMPLICIT_KEY: noField,
  TAB_AS_INDENT: tab,
  UNEXPECTED_TOKEN:
    "found words where a text, list or group has ended for YAML. Put the whole text in quotation marks, of the other kind where it has such marks in it.",
};

const neverClosed =
  "found a quotation mark or a bracket that is never closed; close it at the end of its text, list or group.";
const missingDash =
  "found the first entry of a list without a dash before it; each begins with a dash and a space, all at one depth.";

/** Signs that look right in a line that cannot be read, and what to do about each. The brackets are what is meant. */
const signs: readonly (readonly [sign: RegExp, message: string])[] = [
  [
    /^(?:[ \t]*(?:- +)?|.*?[:-] *)([\u00a0\u2007\u202f\u3000])/,
    "found a no-break space, which looks like a space and is none for YAML; delete it and press the space bar.",
  ],
  [/^ *(?:- *)?(\t)/, tab],
  [
    /^(?:[^"']*?:\s+)([“”„«»‘’‚])|^[^"“„«]*"[^"“„«]*([“”„«»])$/,
    "found typographic quotation marks, which YAML takes for a part of the text; write straight ones around the text.",
  ],
  [
    /^\s*([–—•·‣◦*])\s/,
    "found another sign than a dash before an entry of a list; each begins with a dash (the minus sign) and a space.",
  ],
  [
    /^[^:]*:\s+([>|])[+-]?\s+\S/,
    "found words after > or |, the sign of a text over several lines; leave the sign out, or write the words on the lines below, further to the right.",
  ],
  [/^\s*(-)[^\s-]/, "found a dash without a space after it; an entry of a list begins with a dash and a space."],
  [/^\s*(?:- +)?\w+(:)[^\s:/]/, "found no space after the colon of a field; write one."],
  [
    /^\s*(?:- +)?\w+\s*([=：﹕])/,
    "found another sign than a colon after the name of a field; write a colon and a space.",
  ],
];

const isBracketOrQuote = (node: Node) =>
  isCollection(node) ? node.flow === true : isScalar(node) && node.type?.startsWith("QUOTE_") === true;

/** The beginning of the outermost part of a file that ends at an offset. */
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

/** An error of the parser: where it comes from, which may be above where it is noticed, and what to do about it. */
interface Mistake {
  error: YAMLParseError;
  offset: number;
  message: string;
}

function mistakeOf(content: ContentFile, error: YAMLParseError): Mistake {
  const [noticed] = error.pos;
  if (/^(Missing closing|Flow)/.test(error.message)) {
    return { error, offset: beginningOf(content, noticed, isBracketOrQuote), message: neverClosed };
  }
  if (error.message.startsWith("A block sequence")) {
    return { error, offset: beginningOf(content, noticed, isCollection), message: missingDash };
  }
  return { error, offset: noticed, message: sentences[error.code] ?? unknown };
}

/** Lines without an error that may lie between those of one mistake. */
const gap = 1;

/** Where the text of a file has ended for the parser, each word that follows is an error. */
const isAfterEnd = ({ message }: YAMLParseError) => message.includes("in YAML stream");

/** The errors of lines close below each other: the first of them is the mistake, and the others follow from it. */
interface Trouble {
  mistakes: [Mistake, ...Mistake[]];
  lastLine: number;
}

function troublesOf(content: ContentFile): Trouble[] {
  const troubles: Trouble[] = [];
  for (const error of content.document.errors) {
    const mistake = mistakeOf(content, error);
    const { line } = positionAt(content, mistake.offset);
    const noticed = positionAt(content, error.pos[0]).line;
    const open = troubles.at(-1);
    if (open && (line <= open.lastLine + 1 + gap || isAfterEnd(error))) {
      open.mistakes.push(mistake);
      open.lastLine = Math.max(open.lastLine, noticed);
    } else troubles.push({ mistakes: [mistake], lastLine: noticed });
  }
  return troubles;
}

/** What an editor is told of several errors: the place, and what to do about it. */
function told(content: ContentFile, { mistakes, lastLine }: Trouble): Position & { message: string } {
  const [{ error, offset, message }, next] = mistakes;
  const at = (place: number, words: string) => ({ ...positionAt(content, place), message: words });
  if (next && isAfterEnd(next.error)) return at(content.document.contents?.range?.[0] ?? 0, wrongDepth);
  const isOverLines = next?.error.code === "MULTILINE_IMPLICIT_KEY" && next.offset === offset;
  if (!isOverLines) return at(offset, message);
  // One line that goes on in the next has its second colon there; several have a whole group that stands too deep.
  const isOneLine = lastLine === positionAt(content, error.pos[0]).line;
  return isOneLine ? at(next.error.pos[1], message) : at(offset, wrongDepth);
}

/** The place of a sign in a line that looks right and is not, with what to do about it. */
function signIn(text: string): { column: number; message: string } | undefined {
  for (const [sign, message] of signs) {
    const [whole, ...meant] = sign.exec(text) ?? [];
    const found = meant.find((part) => part !== undefined);
    if (whole !== undefined && found !== undefined) return { column: whole.lastIndexOf(found) + 1, message };
  }
  return undefined;
}

/** What the parser cannot read, each mistake once: what follows from it in the lines below is none of its own. */
export const yamlProblems = (content: ContentFile): Problem[] =>
  troublesOf(content)
    .slice(0, mostProblems)
    .map((trouble) => {
      const { line, column, message } = told(content, trouble);
      const text = lineOf(content, line);
      const sign = signIn(text);
      const indent = text.length - text.trimStart().length;
      const place = { line, column: sign?.column ?? Math.max(column, indent + 1) };
      return problemOfLine(content, place, sign?.message ?? message);
    });
