/** @jsxImportSource react */
import { fieldName } from "../../../src/content-check/field-name";
import type { Path } from "../../text/edit";
import { words } from "../../words";
import type { FormProblem } from "../form-words";
import { useFormTools } from "./form-context";

export function useProblemsAt(path: Path): FormProblem[] {
  const { problems } = useFormTools();
  const name = fieldName(path);
  return problems.filter(({ field }) => field === name);
}

/** Number of mistakes in a field, or anywhere in a group or list. */
export function errorsWithin(problems: readonly FormProblem[], path: Path): number {
  const name = fieldName(path);
  return problems.filter(
    ({ field, level }) =>
      level === "error" && (field === name || field.startsWith(`${name}.`) || field.startsWith(`${name}[`)),
  ).length;
}

/** The check's messages, in the words of the form. */
export const ProblemList = ({ problems, id }: { problems: readonly FormProblem[]; id?: string }) => {
  const { mend } = useFormTools();
  return problems.length === 0 ? null : (
    <ul className="problems" id={id}>
      {problems.map((problem) => (
        <li key={`${problem.line} ${problem.message}`} className={problem.level}>
          {problem.message}
          {problem.right !== undefined && (
            <span className="right">
              {words.right} <code>{problem.proposal ?? problem.right.trim()}</code>{" "}
              <button type="button" onClick={() => mend(problem)}>
                {words.mend}
              </button>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
};
