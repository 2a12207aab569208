import { garbledLetters } from "../../content/files/encodings";
import { type ContentFile, parseContent } from "../../content/files/load";
import { linesOf } from "../lines";
import { type Problem, problemOfFile, problemOfLine } from "../problems";

/** What to change in a file, whatever YAML makes of it. */
interface Repair {
  /** Line that an editor must change, from 1. */
  line: number;
  column: number;
  message: string;
  /** The lines that change, by their numbers; an empty text for one that goes. */
  lines: ReadonlyMap<number, string>;
}

const repairLine = (line: number, column: number, message: string, text: string): Repair => ({
  line,
  column,
  message,
  lines: new Map([[line, text]]),
});

/** The file with all repairs in it. The number of its lines stays, and with it every position below. */
function repaired(content: ContentFile, repairs: readonly Repair[]): ContentFile {
  const changed = new Map(repairs.flatMap(({ lines }) => [...lines]));
  const source = linesOf(content.source).map((text, index) => changed.get(index + 1) ?? text);
  return {
    ...parseContent(content.file, content.absolutePath, source.join("\n")),
    original: content.original ?? content.source,
  };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be in a file
const controlCharacters = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/g;

/** Spaces without a width. */
const unseenCharacters = /[\u200b\u2060\ufeff\u2028\u2029]/g;

/** A letter of a file in another encoding, of which one is enough to tell. */
function encodingProblem(content: ContentFile): Problem[] {
  const { source, encoding } = content;
  const index = encoding ? source.search(/[^\0-\x7f]/) : source.indexOf("\ufffd");
  if (index < 0 && !encoding) return [];
  const before = linesOf(source.slice(0, Math.max(index, 0)));
  const line = before.length;
  const text = linesOf(source)[line - 1] ?? "";
  const what = encoding ? ` (it seems to be ${encoding})` : "";
  const message = `found letters that are not UTF-8${what}; visitors would see � in their place. Save the file again as UTF-8, which editors offer below "Save with encoding".`;
  const now = encoding ? text.replace(/[^\0-\x7f]/g, "�") : text;
  const column = (before.at(-1)?.length ?? 0) + 1;
  return [{ ...problemOfFile(content.file, message), line, column, now, ...(encoding && { right: text }) }];
}

/** The marks that git leaves where two people changed the same lines. The first version stays. */
function conflictRepairs(lines: readonly string[]): Repair[] {
  const repairs: Repair[] = [];
  let open: { line: number; gone: Map<number, string>; isTheirs: boolean } | undefined;
  for (const [index, text] of lines.entries()) {
    const line = index + 1;
    if (/^\s*<{7}(\s|$)/.test(text)) open = { line, gone: new Map([[line, ""]]), isTheirs: false };
    else if (!open) continue;
    else if (/^\s*(={7}|\|{7}.*)\s*$/.test(text)) open.isTheirs = true;
    if (open.isTheirs) open.gone.set(line, "");
    if (!/^\s*>{7}(\s|$)/.test(text)) continue;
    open.gone.set(line, "");
    const message = `found the mark of a merge conflict: two people changed these lines. Between here and line ${line} both versions stand, with ======= between them; keep one, and delete the other and the three marked lines.`;
    repairs.push({ line: open.line, column: 1, message, lines: open.gone });
    open = undefined;
  }
  return repairs;
}

/** A mark of a merge conflict that nothing else looks like. */
const sureMark = /^\s*(<{7}|>{7}|\|{7})(\s|$)/;

/** One mark of a merge conflict that was left when the others were deleted; within a text, signs alone may be meant. */
function leftMark(text: string, line: number, isBesideMark: boolean): Repair[] {
  const between = isBesideMark ? /^\s*={7}\s*$/ : /^={7}\s*$/;
  if (!sureMark.test(text) && !between.test(text)) return [];
  const message = "found a mark that git leaves where two people changed the same lines; delete the line.";
  return [repairLine(line, 1, message, "")];
}

/** Repairs of the letters of one line, whatever YAML makes of it. */
function lineRepairs(text: string, line: number, isFirst: boolean): Repair[] {
  const control = text.search(controlCharacters);
  if (control >= 0) {
    const code = `U+${text.charCodeAt(control).toString(16).toUpperCase().padStart(4, "0")}`;
    const message = `found the invisible control character ${code}, which mostly comes from copying out of another program; delete it.`;
    return [repairLine(line, control + 1, message, text.replace(/\v/g, " ").replace(controlCharacters, ""))];
  }
  const unseen = text.search(unseenCharacters);
  if (unseen >= 0) {
    const message =
      "found a character that cannot be seen, which mostly comes from copying out of another program; delete it.";
    return [repairLine(line, unseen + 1, message, text.replace(/[\u2028\u2029]/g, " ").replace(unseenCharacters, ""))];
  }
  const wrong = garbledLetters(text);
  if (wrong) {
    const message = `found ${wrong.words}, which was another letter before the file was opened in a wrong encoding; write the letter again.`;
    return [repairLine(line, wrong.index + 1, message, wrong.right)];
  }
  if (!isFirst && /^(---|\.\.\.)\s*$/.test(text)) {
    const message = `found a line of ${text.startsWith("-") ? "three dashes" : "three dots"}, which ends the text of this file; what follows would not be read. Delete the line.`;
    return [repairLine(line, 1, message, "")];
  }
  return [];
}

/** Line ends of computers before 2001: every other program shows one line. */
function oldLineEnds(content: ContentFile): { problems: Problem[]; content: ContentFile } {
  if (content.source.includes("\n") || !/\r./s.test(content.source)) return { problems: [], content };
  const message =
    'found line ends as Macs had them before 2001, so that all of the file is one line for other programs. Save it again with the line ends "LF".';
  const source = content.source.replaceAll("\r", "\n");
  return {
    problems: [problemOfFile(content.file, message)],
    content: parseContent(content.file, content.absolutePath, source),
  };
}

/** Problems that are seen without reading the file as YAML; with the file as it would be without them. */
export function rawProblems(written: ContentFile): { problems: Problem[]; content: ContentFile } {
  const { problems: ends, content } = oldLineEnds(written);
  const lines = linesOf(content.source);
  const start = lines.findIndex((text) => text.trim() !== "" && !text.trimStart().startsWith("#"));
  const conflicts = conflictRepairs(lines);
  const isMarked = lines.some((text) => sureMark.test(text));
  const gone = new Set(conflicts.flatMap((repair) => [...repair.lines.keys()]));
  const others = lines.flatMap((text, index) =>
    gone.has(index + 1)
      ? []
      : [...leftMark(text, index + 1, isMarked), ...lineRepairs(text, index + 1, index <= start)],
  );
  const repairs = [...conflicts, ...others];
  const told = repairs.map(({ line, column, message, lines: changed }) =>
    problemOfLine(content, { line, column }, message, changed.get(line)?.trimEnd()),
  );
  const problems = [...ends, ...encodingProblem(content), ...told];
  return { problems, content: repairs.length === 0 ? content : repaired(content, repairs) };
}
