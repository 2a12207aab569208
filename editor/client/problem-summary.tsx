/** @jsxImportSource react */
import type { Problem } from "../../src/content-check/problems";
import { words } from "../words";
import { type NameOf, ProblemLinks } from "./problem-links";

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
