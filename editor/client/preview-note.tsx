/** @jsxImportSource react */
import type { FromPage } from "../../src/app/editing/messages";
import type { Problem } from "../../src/content-check/problems";
import type { PreviewState } from "../protocol";
import { words } from "../words";
import { type NameOf, ProblemLink } from "./problem-links";

export interface PreviewNoteProps {
  preview: PreviewState;
  file: string;
  /** The first mistake of what is written in it. */
  mistake: Problem | undefined;
  nameOf: NameOf;
}

/** What a page has said of itself last. */
export type PageState = (FromPage & { state: string })["state"];

/** The sentence that says why the page does not show what is written, and whether it names the mistake that is in the way. */
function sentenceOf(
  { preview, mistake }: PreviewNoteProps,
  pageState: PageState | "nowhere",
): [sentence: string, problem?: Problem] | undefined {
  const { state, failure, isStopped, isClean, seconds, held = [] } = preview;
  const [first] = held;
  if (failure !== undefined) return [words.previewNotWritten(failure)];
  if (isStopped && first && state !== "ready") return [words.previewStopped, first];
  if (state !== "ready") return [isClean ? words.previewClean : words.previewStarting(seconds)];
  if (pageState === "nowhere") return [words.previewNowhere];
  if (pageState === "missing") return first ? [words.previewMissingUntil, first] : [words.previewMissing];
  if (pageState === "held" && mistake) return [words.previewHeldHere, mistake];
  if (first) return [isStopped ? words.previewStopped : words.previewHeldElsewhere, first];
  return pageState === "apart" ? [words.previewApart] : undefined;
}

export const PreviewNote = ({ pageState, ...props }: PreviewNoteProps & { pageState: PageState | "nowhere" }) => {
  const [sentence, problem] = sentenceOf(props, pageState) ?? [];
  if (sentence === undefined) return null;
  return (
    <p className="notice" role="status">
      {sentence} {problem && <ProblemLink problem={problem} nameOf={props.nameOf} />}
    </p>
  );
};
