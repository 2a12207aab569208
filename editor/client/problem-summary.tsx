/** @jsxImportSource react */
import type { Problem } from "../../src/content-check/problems";
import { words } from "../words";
import { labelOf } from "./field-path";
import { ProblemLinks } from "./problem-links";

interface SummaryProps {
  problems: readonly Problem[];
  nameOf: (field: string) => string;
  elsewhere: readonly Problem[];
  goTo: (field: string) => void;
}

const errorsOf = (problems: readonly Problem[]) => problems.filter(({ level }) => level === "error");

/** Summary of the mistakes, each leading to its field. */
export const ProblemSummary = ({ problems, nameOf, elsewhere, goTo }: SummaryProps) => {
  const errors = errorsOf(problems);
  const others = errorsOf(elsewhere);
  const advice = problems.length - errors.length;
  return (
    <div className="summary" aria-live="polite">
      {errors.length > 0 && (
        <details open>
          <summary>{words.problems(errors.length)}</summary>
          <ul>
            {errors.map(({ field, line, message }) => (
              <li key={`${line} ${message}`}>
                <button type="button" className="link" onClick={() => goTo(field)}>
                  {field ? nameOf(field) : `${words.line} ${line}`}
                </button>{" "}
                {message}
              </li>
            ))}
          </ul>
        </details>
      )}
      {others.length > 0 && (
        <details>
          <summary>{words.elsewhere(others.length)}</summary>
          <ProblemLinks problems={others} nameOf={(file, field) => `${file}: ${labelOf(field)}`} />
        </details>
      )}
      {advice > 0 && <p className="description">{words.advice(advice)}</p>}
    </div>
  );
};
