import { isUnwritten } from "./advice";
import { errorsIn, type Problem } from "./problems";

const drawn = (line: string) =>
  line
    .replace(/\t/g, "→")
    .replace(/[\u00a0\u2007\u202f\u3000]/g, "␣")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be in a file
    .replace(/[\x00-\x08\x0b-\x1f\x7f-\x9f\u00ad\u200b\u2028\u2029\u2060\ufeff\ufffe\uffff]/g, "¦");

const width = 100;

function excerpt(line: string, column: number) {
  const text = drawn(line).trimEnd();
  if (text.length <= width) return { text, column };
  const start = Math.max(0, Math.min(column - 1 - width / 2, text.length - width));
  const end = start + width;
  const part = `${start > 0 ? "…" : ""}${text.slice(start, end)}${end < text.length ? "…" : ""}`;
  return { text: part, column: column - start + (start > 0 ? 1 : 0) };
}

export function formatProblem({ level, file, line, column, field, message, now, right }: Problem): string {
  const place = `${file}:${line}:${column}${level === "advice" ? " advice" : ""}`;
  const rows = [place, `    ${field ? `${field}: ` : ""}${message}`];
  if (now?.trim()) {
    const { text, column: under } = excerpt(now, column);
    rows.push(`      now | ${text}`, `          | ${" ".repeat(under - 1)}^`);
  }
  if (right !== undefined) rows.push(`    right | ${excerpt(right, column).text}`);
  return rows.join("\n");
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${many}`];

export function formatProblems(problems: readonly Problem[]): string {
  const errors = errorsIn(problems).length;
  const parts = [
    ...counted(errors, "problem", "problems"),
    ...counted(problems.length - errors, "piece of advice", "pieces of advice"),
  ];
  const mend = `Fix ${errors === 1 ? "it" : "them"} and run "npm run check:content" again.`;
  const end = errors > 0 ? mend : "Advice stops nothing.";
  return `${problems.map(formatProblem).join("\n")}\n\n${parts.join(" and ")} in content/. ${end}`;
}

/** One piece of advice for all texts of a file that are still to be written: a language is begun with thousands. */
const unwrittenOnce = (problems: readonly Problem[]): Problem[] =>
  problems.flatMap((problem) => {
    if (!isUnwritten(problem)) return [problem];
    const alike = problems.filter((other) => other.file === problem.file && isUnwritten(other));
    const message = alike.length < 2 ? problem.message : `${problem.message} There are ${alike.length} in this file.`;
    return alike[0] === problem ? [{ ...problem, message }] : [];
  });

export function report(found: readonly Problem[], count: number): string {
  const problems = unwrittenOnce(found);
  if (errorsIn(problems).length > 0) return formatProblems(problems);
  const order = `content/ is in order: ${count} files checked.`;
  return problems.length === 0 ? order : `${formatProblems(problems)}\n${order}`;
}
