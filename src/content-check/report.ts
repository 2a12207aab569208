import { errorsIn, formatProblems, type Problem } from "./problems";
import { isUnwritten } from "./unwritten";

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
