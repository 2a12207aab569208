import { errorsIn, type Problem } from "../../src/content-check/problems";
import type { Checked } from "../protocol";
import { addressOfFile } from "./use-route";
import { counted } from "./wording";

export type NameOf = (file: string, field: string) => string;

export const ProblemLink = ({ problem, nameOf }: { problem: Problem; nameOf: NameOf }) => {
  const file = problem.file.replace("content/", "");
  return (
    <a href={addressOfFile(file, problem.field)}>
      {problem.field ? nameOf(file, problem.field) : `${file}, line ${problem.line}`}
    </a>
  );
};

export const ProblemLinks = ({ problems, nameOf }: { problems: readonly Problem[]; nameOf: NameOf }) => (
  <ul>
    {problems.map((problem) => (
      <li key={`${problem.file} ${problem.line} ${problem.field} ${problem.message}`}>
        <ProblemLink problem={problem} nameOf={nameOf} /> {problem.message}
      </li>
    ))}
  </ul>
);

export const ProblemSummary = ({ problems, elsewhere, nameOf }: Checked & { nameOf: NameOf }) => {
  const errors = errorsIn(problems);
  const others = errorsIn(elsewhere);
  return (
    <div aria-live="polite" className="stack">
      {errors.length > 0 && (
        <details className="problems" open>
          <summary>{counted(errors.length, "mistake")} in this file</summary>
          <ProblemLinks problems={errors} nameOf={nameOf} />
        </details>
      )}
      {others.length > 0 && (
        <details className="problems">
          <summary>{counted(others.length, "mistake in another file", "mistakes in other files")}</summary>
          <ProblemLinks problems={others} nameOf={nameOf} />
        </details>
      )}
    </div>
  );
};
