import { type ContentFile, parseContent } from "../../content/files/load";
import { linesOf } from "../lines";
import { type Problem, problemOfLine } from "../problems";

/** Repair of a file: the message, and the lines that would be right. */
export interface Repair {
  /** Line that an editor must change, from 1. */
  line: number;
  column: number;
  message: string;
  /** The lines that change, by their numbers; an empty text for one that goes. */
  lines: ReadonlyMap<number, string>;
  /** Set where it is meant only if nothing else can be. */
  isLastResort?: true;
  /** Set where the lines only let the rest be read: what an editor meant is not sure, and no line is proposed. */
  isGuess?: true;
}

export const repairLine = (line: number, column: number, message: string, text: string): Repair => ({
  line,
  column,
  message,
  lines: new Map([[line, text]]),
});

/** Signs at the beginning of a text that were mostly meant to be no part of it. */
const shownAsTyped = /^(?:[-*]\s|\*[^*]+\*|`[^`]+`)/;

/**
 * A repair of one line that puts its words in quotation marks. Where visitors would then read what was to make words bold,
 * or to begin a list, no line is proposed.
 */
export function quotingRepair(line: number, column: number, message: string, text: string, words: string): Repair {
  if (!shownAsTyped.test(words)) return repairLine(line, column, message, text);
  const doubt = `, and leave out each ${words.charAt(0)} that visitors are not to read.`;
  return { ...repairLine(line, column, message.replace(/\.$/, doubt), text), isGuess: true };
}

/** The lines of a file with a repair in them. Their number stays, and with it every position below. */
export function repairedLines(lines: readonly string[], repair: Pick<Repair, "lines">): string[] {
  return lines.map((text, index) => repair.lines.get(index + 1) ?? text);
}

export function repaired(content: ContentFile, repair: Pick<Repair, "lines">): ContentFile {
  const source = repairedLines(linesOf(content.source), repair).join("\n");
  return {
    ...parseContent(content.file, content.absolutePath, source),
    original: content.original ?? content.source,
  };
}

export function problemOfRepair(content: ContentFile, { line, column, message, lines, isGuess }: Repair): Problem {
  return problemOfLine(content, { line, column }, message, isGuess ? undefined : lines.get(line)?.trimEnd());
}
