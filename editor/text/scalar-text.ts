import { foldedLines, reflowedLines } from "./fold";

/** Style in which a value was written before. */
export interface Written {
  style: "PLAIN" | "QUOTE_SINGLE" | "QUOTE_DOUBLE" | "BLOCK_FOLDED" | "BLOCK_LITERAL";
  /** The text of the value in the file, from its first sign to its last. */
  text: string;
}

/** Place of a value that is to be written. */
export interface Place {
  /** True between braces or brackets. */
  isFlow: boolean;
  /** Depth of the further lines of the value. */
  indent: number;
  /** The value that stood there before, where it was one. */
  before?: Written | undefined;
}

/** Words that some reader of YAML takes for something else than a text. */
const otherThanText = /^(true|false|null|yes|no|on|off|y|n|~|[-+.]?[\d.][\d_.,:eExXoOa-fA-F+-]*|\.(inf|nan))$/i;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not stand in a file as they are
const unprintable = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]|\p{Cs}/u;

/** True for a text that can stand in a file as it is. */
function isPlain(text: string, isFlow: boolean): boolean {
  if (text === "" || text !== text.trim() || unprintable.test(text) || otherThanText.test(text)) return false;
  if (/^[-?:,[\]{}#&*!|>'"%@`=<~]/.test(text) || /^(---|\.\.\.)/.test(text)) return false;
  if (/:(\s|$)|\s#/.test(text)) return false;
  return !(isFlow && /[,[\]{}]|:(?![\w/])/.test(text));
}

const single = (text: string) => `'${text.replaceAll("'", "''")}'`;

const double = (text: string) =>
  JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** In the quotation marks that need no further signs. */
const quoted = (text: string) => (/["\\]/.test(text) && !unprintable.test(text) ? single(text) : double(text));

/** The sign that says how many line breaks end a block. */
const chomping = (text: string) => (/\n\n$/.test(text) ? "+" : text.endsWith("\n") ? "" : "-");

const padded = (lines: readonly string[], indent: number) =>
  lines.map((line) => (line === "" ? "" : " ".repeat(indent) + line));

/** The words of a block as they stand, without its first line and without what moves it to the right. */
function blockLines(text: string): { indent: number; lines: string[] } {
  const lines = text.split(/\r?\n/).slice(1);
  const indent = /^ */.exec(lines.find((line) => line.trim() !== "") ?? "")?.[0].length ?? 0;
  return { indent, lines: lines.map((line) => line.slice(indent)) };
}

function block(sign: "|" | ">", text: string, { before, indent: fallback }: Place): string {
  const isBlock = before?.style.startsWith("BLOCK") ?? false;
  const old = isBlock && before ? blockLines(before.text) : { indent: fallback, lines: [] };
  const remark = (isBlock && /^\S+( +#.*)/.exec(before?.text ?? "")?.[1]) || "";
  const words = text.replace(/\n+$/, "");
  const lines = sign === "|" ? words.split("\n") : foldedLines(words, old.lines);
  const extra = text.endsWith("\n\n")
    ? text
        .slice(words.length + 1)
        .split("\n")
        .slice(1)
    : [];
  return [`${sign}${chomping(text)}${remark}`, ...padded([...lines, ...extra], old.indent || fallback)].join("\n");
}

function textCandidates(text: string, place: Place): string[] {
  const { isFlow, before } = place;
  // Quotation marks with nothing between them say nothing of how a text likes to be written.
  const style = before && before.text.length > 2 ? before.style : undefined;
  const found: string[] = [];
  if (!isFlow && style === "BLOCK_FOLDED") found.push(block(">", text, place));
  if (!isFlow && (style === "BLOCK_LITERAL" || text.includes("\n"))) found.push(block("|", text, place));
  if (style === "PLAIN" && before?.text.includes("\n") && isPlain(text, isFlow)) {
    found.push(reflowedLines(text, before.text).join("\n"));
  }
  if (!unprintable.test(text)) {
    if (style === "QUOTE_DOUBLE" && !/[\\]/.test(text)) found.push(double(text));
    if (style === "QUOTE_SINGLE") found.push(single(text));
  }
  if (isPlain(text, isFlow)) found.push(text);
  return [...found, quoted(text), double(text)];
}

/**
 * The ways in which one value can be written, the one most like its neighbours and its former self first. Whoever uses
 * them takes the first that is read as it is meant.
 */
export function scalarCandidates(value: unknown, place: Place): string[] {
  if (typeof value === "string") return textCandidates(value, place);
  if (value instanceof Date) return [value.toISOString().slice(0, 10), value.toISOString()];
  return [String(value ?? null)];
}
