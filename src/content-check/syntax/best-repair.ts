import type { ContentFile } from "../../content/files/load";
import { kindOf } from "../../content/kinds";
import { linesOf } from "../lines";
import { positionAt } from "../positions";
import { blankRepairs } from "./character-repairs";
import { countDuplicates } from "./duplicate-keys";
import { errorLine, isReadable } from "./error-line";
import { fieldNamesIn } from "./field-names";
import { depthsBefore, isBlank, lineBefore } from "./line-parts";
import { type Repair, repaired, repairedLines } from "./repair";
import { structureRepairs } from "./structure-repairs";
import { longTextRepairs, valueRepairs } from "./value-repairs";

/** Everything that may have been meant by a line, the likeliest first. */
function repairsOf(lines: readonly string[], line: number, file: string): Repair[] {
  const text = lines[line - 1] ?? "";
  const names = fieldNamesIn(file);
  const isField = (name: string) => names.has(name);
  const next = lines.slice(line).find((below) => !isBlank(below) && !below.startsWith("\t"));
  const depths = [...(next === undefined ? [] : [next.length - next.trimStart().length]), ...depthsBefore(lines, line)];
  const blank = blankRepairs(text, line, depths);
  // Nothing else can be told of a line whose depth cannot be seen.
  if (blank.length > 0) return blank;
  return [...valueRepairs(text, line), ...structureRepairs(lines, line, isField), ...longTextRepairs(lines, line)];
}

/** Score of a repair: the lines that can be read with it, and the match with the schema of its kind. */
function judge(content: ContentFile, repair: Repair): { readable: number; errors: number } {
  const tried = repaired(content, repair);
  const [error] = tried.document.errors;
  if (error) return { readable: positionAt(tried, error.pos[0]).line, errors: 0 };
  const result = kindOf(content.file)?.schema.safeParse(tried.data);
  return {
    readable: Number.POSITIVE_INFINITY,
    errors: (result?.error?.issues.length ?? 0) + countDuplicates(tried),
  };
}

/**
 * The likeliest thing that was meant where a file cannot be read: of all repairs of the line that breaks it, and of the
 * one above, the one after which the most of the file can be read and the least of it is against its schema.
 */
export function bestRepair(content: ContentFile): Repair | undefined {
  const lines = linesOf(content.source);
  const broken = errorLine(lines);
  const above = lineBefore(lines, broken);
  const candidates = [broken, ...(above > 0 ? [above] : [])].flatMap((line) => repairsOf(lines, line, content.file));
  const possible = candidates.filter((repair) => {
    const end = Math.max(broken, ...repair.lines.keys());
    return isReadable(repairedLines(lines, repair), end);
  });
  const judged = possible.map((repair, priority) => ({ repair, priority, ...judge(content, repair) }));
  judged.sort((a, b) => {
    if (a.readable !== b.readable) return b.readable - a.readable;
    const lastResort = Number(a.repair.isLastResort ?? false) - Number(b.repair.isLastResort ?? false);
    return lastResort || a.errors - b.errors || a.priority - b.priority;
  });
  return judged[0]?.repair;
}
