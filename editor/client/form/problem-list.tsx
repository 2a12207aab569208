/** @jsxImportSource react */
import { fieldName } from "../../../src/content/fields/values";
import type { Problem } from "../../../src/content-check/problems";
import type { Path } from "../../text/edit";
import { words } from "../../words";
import { useFormTools } from "./form-context";

export function useProblemsAt(path: Path): Problem[] {
  const { problems } = useFormTools();
  const name = fieldName(path);
  return problems.filter(({ field }) => field === name);
}

/** Number of mistakes in a field, or anywhere in a group or list. */
export function errorsWithin(problems: readonly Problem[], path: Path): number {
  const name = fieldName(path);
  return problems.filter(
    ({ field, level }) =>
      level === "error" && (field === name || field.startsWith(`${name}.`) || field.startsWith(`${name}[`)),
  ).length;
}

/** The check's messages. */
export const ProblemList = ({ problems, id }: { problems: readonly Problem[]; id?: string }) => {
  const { mend } = useFormTools();
  return problems.length === 0 ? null : (
    <ul className="problems" id={id}>
      {problems.map((problem) => (
        <li key={`${problem.line} ${problem.message}`} className={problem.level}>
          {problem.message}
          {problem.right !== undefined && (
            <span>
              {words.right} <code>{problem.right.trim()}</code>{" "}
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
