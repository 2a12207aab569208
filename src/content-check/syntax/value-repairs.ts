import { quoted } from "../lines";
import { type LineParts, lineParts, withValue } from "./line-parts";
import { quotingRepair, type Repair, repairLine } from "./repair";

const typographic = /^[“”„«»‘’‚]|[“”„«»]$/;

/** The words of a value without the quotation marks around it, of any kind; those around a part of it stay. */
function unquoted(value: string): string {
  const inside = value.slice(1, -1);
  const isAround = /^[“”„«»‘’‚"']/.test(value) && /[“”„«»‘’"']$/.test(value) && !/[“”„«»"]/.test(inside);
  if (isAround) return inside;
  const marks = value.match(/[“”„«»"]/g)?.length ?? 0;
  return marks > 1 ? value : value.replace(/^[“”„«»‘’‚"']/, "").replace(/[“”„«»"']$/, "");
}

/** Remark on a text, and the place in it that is meant. */
interface Remark {
  at: number;
  message: string;
}

const colonInside = "found a colon and a space inside a text; YAML takes the words before it for the name of a field.";

/** Reason why a text without quotation marks is not read as it stands. */
function remarkOn(value: string): Remark | undefined {
  const colon = value.search(/:(\s|$)/);
  const first = value.charAt(0);
  const opening = (reason: string) => ({
    at: 0,
    message: `found a text that begins with ${first}, ${reason}; put the text in quotation marks.`,
  });
  if (/^[@`%,\]}|>&*!?-]/.test(value)) return opening("a sign that YAML keeps for itself");
  if (/^[[{]/.test(value)) return opening("which opens a list or group for YAML");
  return colon < 0 ? undefined : { at: colon, message: `${colonInside} Put the text in quotation marks.` };
}

/** Brackets that are opened in a value and not closed, in the order in which they must be. */
function openBrackets(value: string): string {
  const open: string[] = [];
  for (const letter of value.replace(/"[^"]*"|'[^']*'/g, "")) {
    if (letter === "{") open.unshift("}");
    if (letter === "[") open.unshift("]");
    if (letter === open[0]) open.shift();
  }
  return open.join("");
}

function quoteRepairs(parts: LineParts, line: number, column: number): Repair[] {
  const { value } = parts;
  const mark = value.charAt(0);
  const end = value.indexOf(mark, 1);
  const field = /^["'“”„]([A-Za-z_]\w*:\s.*)$/.exec(value)?.[1];
  const whole = (message: string, words: string, at = 0) =>
    repairLine(line, column + at, message, withValue(parts, quoted(words)));
  if (field !== undefined && parts.key === undefined) {
    const message = "found a quotation mark before the name of a field; delete it.";
    return [repairLine(line, column, message, withValue(parts, field))];
  }
  if (typographic.test(value)) {
    const message =
      "found typographic quotation marks, which YAML takes for a part of the text; write straight ones around the text.";
    const at = Math.max(value.search(/[“”„«»‘’‚]/), 0);
    return [whole(message, unquoted(value), at)];
  }
  if (mark !== '"' && mark !== "'") return [];
  const never = "found a quotation mark that is never closed; write one at the end of the text, too.";
  if (end < 0) return [repairLine(line, column, never, withValue(parts, value + mark))];
  const repairs: Repair[] = [];
  if (value.endsWith(mark) && value.length > 2) {
    const message = `found ${mark === '"' ? "a quotation mark" : "an apostrophe"} inside a text that stands in the same marks, where YAML takes the text to end; put it in the other kind of marks.`;
    repairs.push(whole(message, value.slice(1, -1).replaceAll('\\"', '"').replaceAll("''", "'"), end));
  }
  const outside = "found words after a closing quotation mark; put the whole text in the other kind of marks.";
  repairs.push(whole(outside, value, end + 1));
  repairs.push(repairLine(line, column, never, withValue(parts, value + mark)));
  return repairs;
}

/** Texts in double quotation marks with a backslash that begins no sign, in single ones. */
function escapeRepairs(parts: LineParts, line: number, column: number): Repair[] {
  const wrong = /\\(?![\\"/abefnrtvxuUNLP_0 ])/;
  const { value } = parts;
  const right = value.replace(/"((?:[^"\\]|\\.)*)"/g, (text, words: string) =>
    wrong.test(text) && !words.includes("'") ? `'${words.replaceAll('\\"', '"')}'` : text,
  );
  if (right === value) return [];
  const message =
    "found a backslash in a text in quotation marks, where YAML takes it for the beginning of a sign; put the text in single ones.";
  return [repairLine(line, column + value.search(wrong), message, withValue(parts, right))];
}

/** Ways to write the value of a line so that it is read as a text. */
export function valueRepairs(text: string, line: number): Repair[] {
  const parts = lineParts(text);
  const { value } = parts;
  const column = withValue(parts, "").length + 1;
  if (value === "") return [];
  const repairs = [...escapeRepairs(parts, line, column), ...quoteRepairs(parts, line, column)];
  const missing = openBrackets(value);
  if (/^[[{]/.test(value) && missing !== "") {
    const message = `found a bracket that is never closed; write ${missing} at the end.`;
    const closed = `${value.replace(/,\s*$/, "")}${missing.startsWith("}") ? " " : ""}${missing}`;
    repairs.push(repairLine(line, column, message, withValue(parts, closed)));
  }
  const folded = /^[>|][+-]?\s+(?=\S)/.exec(value)?.[0];
  if (folded !== undefined) {
    const message = `found words after ${value.charAt(0)}, the sign of a text over several lines; leave the sign out, or write the words on the lines below, moved to the right.`;
    repairs.push(repairLine(line, column, message, withValue(parts, value.slice(folded.length))));
  }
  // A star and a blank at the beginning of a line are an entry of a list, as other programs write it.
  const remark = parts.before.trim() === "" && value.startsWith("* ") ? undefined : remarkOn(value);
  if (remark && (repairs.length === 0 || missing !== "")) {
    repairs.push(quotingRepair(line, column + remark.at, remark.message, withValue(parts, quoted(value)), value));
  }
  return repairs;
}

/** A text over several lines with a colon in it: quotation marks around all of it. */
export function longTextRepairs(lines: readonly string[], line: number): Repair[] {
  const text = lines[line - 1] ?? "";
  const colon = text.search(/:(\s|$)/);
  if (colon < 0) return [];
  const indent = lineParts(text).indent;
  let start = line - 1;
  while (start > 0 && lineParts(lines[start - 1] ?? "").key === undefined) start--;
  const first = lineParts(lines[start - 1] ?? "");
  if (start === 0 || first.value === "" || first.indent >= indent || /^["'|>[{&*!]/.test(first.value)) return [];
  let end = line;
  while (end < lines.length && lineParts(lines[end] ?? "").indent >= indent && lines[end]?.trim()) end++;
  const all = lines.slice(start - 1, end).join("\n");
  const mark = all.includes('"') ? "'" : '"';
  if (mark === "'" && all.includes("'")) return [];
  const changed = new Map([
    [start, withValue(first, mark + first.value)],
    [end, `${(lines[end - 1] ?? "").trimEnd()}${mark}`],
  ]);
  const message = `${colonInside} Put the text in quotation marks: one before its first word in line ${start}, one after its last word in line ${end}.`;
  return [{ line, column: colon + 1, message, lines: changed }];
}
