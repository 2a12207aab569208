import { countsOf, errorsIn, formatProblems, type Problem } from "./problems";

/** The ways in which the check can tell what it found: for people, for programs, for GitHub's workflows. */
export const reportFormats = ["text", "json", "github"] as const;

export type ReportFormat = (typeof reportFormats)[number];

/** Printed lines, of the standard output and of that of errors. */
interface Printed {
  out?: string;
  err?: string;
}

const isUnwritten = ({ message }: Problem) => message.startsWith('found "TODO"');

/** One piece of advice for all texts of a file that are still to be written: a language is begun with thousands. */
const unwrittenOnce = (problems: readonly Problem[]): Problem[] =>
  problems.flatMap((problem) => {
    if (!isUnwritten(problem)) return [problem];
    const alike = problems.filter((other) => other.file === problem.file && isUnwritten(other));
    const message = alike.length < 2 ? problem.message : `${problem.message} There are ${alike.length} in this file.`;
    return alike[0] === problem ? [{ ...problem, message }] : [];
  });

function textReport(problems: readonly Problem[], count: number): Printed {
  if (errorsIn(problems).length > 0) return { err: formatProblems(problems) };
  const order = `content/ is in order: ${count} files checked.`;
  if (problems.length === 0) return { out: order };
  return { out: `${formatProblems(problems)}\n${order}` };
}

/** A word in a command of GitHub's workflows. */
const escaped = (text: string) => text.replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");

function annotation({ level, file, line, column, field, message, right }: Problem): string {
  const kind = level === "error" ? "error" : "warning";
  const text = `${field ? `${field}: ` : ""}${message}${right === undefined ? "" : `\nRight: ${right.trim()}`}`;
  return `::${kind} file=${escaped(file).replace(/,/g, "%2C")},line=${line},col=${column}::${escaped(text)}`;
}

function jsonReport(problems: readonly Problem[], count: number): Printed {
  const errors = errorsIn(problems).length;
  return { out: JSON.stringify({ files: count, errors, advice: problems.length - errors, problems }, null, 2) };
}

function githubReport(problems: readonly Problem[], count: number): Printed {
  const end =
    problems.length > 0 ? `${countsOf(problems)} in content/.` : `content/ is in order: ${count} files checked.`;
  return { out: [...problems.map(annotation), end].join("\n") };
}

/** All that was found, as it is printed in one of the formats. */
export function report(format: ReportFormat, problems: readonly Problem[], count: number): Printed {
  const write = { text: textReport, json: jsonReport, github: githubReport }[format];
  return write(format === "json" ? problems : unwrittenOnce(problems), count);
}
