/** @jsxImportSource react */
import type { Problem } from "../../src/content-check/problems";
import { words } from "../words";
import { addressOfFile } from "./use-route";

/** The form's name of a field, with the file where that is another one. */
export type NameOf = (file: string, field: string) => string;

/** Leads to the field in which the check finds something. */
export const ProblemLink = ({ problem, nameOf }: { problem: Problem; nameOf: NameOf }) => {
  const file = problem.file.replace("content/", "");
  return (
    <a href={addressOfFile(file, problem.field)}>
      {problem.field ? nameOf(file, problem.field) : `${file}, ${words.line} ${problem.line}`}
    </a>
  );
};

/** What the check finds in any file, each leading to its field. */
export const ProblemLinks = ({ problems, nameOf }: { problems: readonly Problem[]; nameOf: NameOf }) => (
  <ul>
    {problems.map((problem) => (
      <li key={`${problem.file} ${problem.line} ${problem.field} ${problem.message}`}>
        <ProblemLink problem={problem} nameOf={nameOf} /> {problem.message}
      </li>
    ))}
  </ul>
);

interface SummaryProps {
  problems: readonly Problem[];
  elsewhere: readonly Problem[];
  nameOf: NameOf;
}

const errorsOf = (problems: readonly Problem[]) => problems.filter(({ level }) => level === "error");

/** Summary of the mistakes, each leading to its field. */
export const ProblemSummary = ({ problems, elsewhere, nameOf }: SummaryProps) => {
  const errors = errorsOf(problems);
  const others = errorsOf(elsewhere);
  const advice = problems.length - errors.length;
  return (
    <div className="summary" aria-live="polite">
      {errors.length > 0 && (
        <details open>
          <summary>{words.problems(errors.length)}</summary>
          <ProblemLinks problems={errors} nameOf={nameOf} />
        </details>
      )}
      {others.length > 0 && (
        <details>
          <summary>{words.elsewhere(others.length)}</summary>
          <ProblemLinks problems={others} nameOf={nameOf} />
        </details>
      )}
      {advice > 0 && <p className="muted">{words.advice(advice)}</p>}
    </div>
  );
};
