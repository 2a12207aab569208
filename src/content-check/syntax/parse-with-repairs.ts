import type { ContentFile } from "../../content/files/load";
import { linesOf } from "../lines";
import { lineOf, type Problem, problemOfFile, problemOfLine } from "../problems";
import { bestRepair } from "./best-repair";
import { duplicateKeys } from "./duplicate-keys";
import { errorLine } from "./error-line";
import { indicatorRepairs, swallowedFields } from "./indicators";
import { rawProblems } from "./raw-problems";
import { problemOfRepair, type Repair, repaired } from "./repair";

/** A file with more problems than these is better looked at as a whole. */
const mostProblems = 30;

/**
 * Errors that keep a file from being read, and the file as it was probably meant, so that the rest of it is checked
 * too.
 */
export interface RepairedReading {
  problems: Problem[];
  /** The file itself where nothing was wrong with it; undefined where it cannot be told what was meant. */
  repaired: ContentFile | undefined;
}

/** The line that breaks a file, where nothing that may have been meant is known. */
function unknownProblem(content: ContentFile): Problem {
  const line = errorLine(linesOf(content.source));
  const text = lineOf(content, line);
  const message =
    "found a line that cannot be read. Compare its depth, its colon, its dash and its quotation marks with those of the lines around it; a text with a colon or a bracket in it stands in quotation marks.";
  return problemOfLine(content, { line, column: text.length - text.trimStart().length + 1 }, message);
}

/** Repairs of what YAML reads, but otherwise than it was meant. */
const misread = (content: ContentFile): Repair[] => {
  const swallowed = swallowedFields(content);
  return swallowed.length > 0 ? swallowed : [...indicatorRepairs(content), ...duplicateKeys(content)];
};

/** Reads a file through its problems: each is told, mended as it was probably meant, and the file read again. */
export function parseWithRepairs(original: ContentFile): RepairedReading {
  if (original.unreadable) return { problems: [], repaired: undefined };
  if (original.source.includes("\0")) {
    const message =
      "found a file that is no plain text, such as one of a word processor; save its words as a text file in UTF-8.";
    return { problems: [problemOfFile(original.file, message)], repaired: undefined };
  }
  const raw = rawProblems(original);
  const problems = [...raw.problems];
  let { content } = raw;
  for (let count = 0; count < mostProblems; count++) {
    if (content.document.errors.length > 0) {
      const repair = bestRepair(content);
      if (!repair) return { problems: [...problems, unknownProblem(content)], repaired: undefined };
      problems.push(problemOfRepair(content, repair));
      content = repaired(content, repair);
      continue;
    }
    const repairs = misread(content);
    problems.push(...repairs.map((repair) => problemOfRepair(content, repair)));
    const changed = repairs.filter(({ lines }) => lines.size > 0);
    if (changed.length === 0) return { problems, repaired: content };
    content = repaired(content, { lines: new Map(changed.flatMap(({ lines }) => [...lines])) });
  }
  return { problems, repaired: undefined };
}
