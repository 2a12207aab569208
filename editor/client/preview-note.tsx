/** @jsxImportSource react */
import type { PageState } from "../preview/messages";
import type { PreviewState } from "../protocol";
import { words } from "../words";
import { readable } from "./field-path";
import { addressOfFile } from "./use-route";

interface PreviewNoteProps {
  preview: PreviewState;
  file: string;
  goTo: (field: string) => void;
  nameOf: (field: string) => string;
  pageState: PageState | "standIn";
  reload: () => void;
}

const nameOfFile = (file: string) => readable(file.replace(/^content\//, "").replace(/\.yaml$/, ""));

/** The sentence that says why the page does not show what is written; undefined where it does. */
function sentenceOf(
  { state, failure, isStopped }: PreviewState,
  pageState: PageState | "standIn",
  held: "here" | "elsewhere" | undefined,
): string | undefined {
  if (failure !== undefined) return words.previewNotWritten(failure);
  if (pageState === "broken") return words.previewBroken;
  if ((pageState === "missing" || pageState === "standIn") && held) return words.previewMissingUntil;
  if (pageState === "standIn") return words.previewStandIn;
  if (pageState === "missing") return state === "ready" ? words.previewMissing : words.previewStartingAlone;
  if (!held) return state === "ready" ? undefined : words.previewStarting;
  if (isStopped) return words.previewStopped;
  return held === "here" ? words.previewHeldHere : words.previewHeldElsewhere;
}

export const PreviewNote = ({ preview, file, goTo, nameOf, pageState, reload }: PreviewNoteProps) => {
  const { held = [], failure } = preview;
  const own = held.find((problem) => problem.file === `content/${file}`);
  const problem = pageState === "broken" || failure !== undefined ? undefined : (own ?? held[0]);
  const said = sentenceOf(preview, pageState, problem && (own ? "here" : "elsewhere"));
  if (said === undefined) return null;
  const line = `${words.line} ${problem?.line}`;
  return (
    <p className="elsewhere" role="status">
      {said}{" "}
      {problem && own && (
        <button type="button" className="link" onClick={() => goTo(problem.field)}>
          {problem.field ? nameOf(problem.field) : line}
        </button>
      )}
      {problem && !own && (
        <a href={addressOfFile(problem.file.replace(/^content\//, ""), problem.field)}>
          {nameOfFile(problem.file)}, {problem.field || line}
        </a>
      )}
      {pageState === "broken" && (
        <button type="button" onClick={reload}>
          {words.previewReload}
        </button>
      )}
    </p>
  );
};
