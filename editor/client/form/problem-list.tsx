import type { FieldPath } from "../../../src/content/fields/field-schemas";
import { fieldName } from "../../../src/content/fields/values";
import type { Problem } from "../../../src/content-check/problems";
import { idOf } from "../field-path";
import { useFormTools } from "./form-context";

export const problemsAt = (problems: readonly Problem[], path: FieldPath): Problem[] =>
  problems.filter(({ field }) => field === fieldName(path));

export function errorsWithin(problems: readonly Problem[], path: FieldPath): number {
  const name = fieldName(path);
  return problems.filter(
    ({ field, level }) =>
      level === "error" && (field === name || field.startsWith(`${name}.`) || field.startsWith(`${name}[`)),
  ).length;
}

export const ProblemList = ({ problems, id }: { problems: readonly Problem[]; id?: string }) => {
  const { mend } = useFormTools();
  return problems.length === 0 ? null : (
    <ul className={problems.some(({ level }) => level === "error") ? "problems" : "notice"} id={id}>
      {problems.map((problem) => (
        <li key={`${problem.line} ${problem.message}`}>
          {problem.field === "" && problem.now !== undefined && `Line ${problem.line}: `}
          {problem.message}
          {problem.right !== undefined && (
            <span>
              Right would be: <code>{problem.right.trim()}</code>{" "}
              <button type="button" onClick={() => mend(problem)}>
                Write it so
              </button>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
};

export const ProblemsAt = ({ path }: { path: FieldPath }) => (
  <ProblemList problems={problemsAt(useFormTools().problems, path)} id={`${idOf(path)}-problems`} />
);
