import type { FromPage } from "../../src/app/editing/messages";
import type { Problem } from "../../src/content-check/problems";
import type { PreviewState } from "../protocol";
import { type NameOf, ProblemLink } from "./problem-links";

export interface PreviewNoteProps {
  preview: PreviewState;
  file: string;
  /** The first mistake of what is written in it. */
  mistake: Problem | undefined;
  nameOf: NameOf;
}

/** What a page has said of itself last, or that there is none. */
export type PageState = (FromPage & { state: string })["state"] | "nowhere";

const stopped = "What is saved goes on to the pages once this is mended:";

function startSentence({ isClean, seconds }: PreviewState): string {
  if (isClean)
    return "The preview could not draw anything with what it had kept, and begins anew; this takes some minutes.";
  const took = seconds
    ? `The last time this took ${seconds} seconds`
    : "The first time on a computer this takes some minutes";
  return `The preview starts. ${took}; you can write meanwhile.`;
}

function sentenceOf({ preview, mistake }: PreviewNoteProps, page: PageState): [sentence: string, problem?: Problem] {
  const { state, failure, isStopped, held = [] } = preview;
  const [first] = held;
  if (failure !== undefined) {
    return [
      `The preview no longer follows, as its files cannot be written (${failure}). Tell whoever looks after this computer; it tries again with your next change.`,
    ];
  }
  if (isStopped && first && state !== "ready") return [stopped, first];
  if (state !== "ready") return [startSentence(preview)];
  if (page === "nowhere") return ["No page shows this file."];
  if (page === "missing" && first) return ["This page is not there yet. It comes once this is mended:", first];
  if (page === "missing") return ["This page is being made; it comes in some seconds."];
  if (page === "held" && mistake) return ["The page shows the last state in order. First mend:", mistake];
  if (isStopped && first) return [stopped, first];
  if (first) return ["This page follows. Another file is shown as it was in order last; mend there:", first];
  return [page === "apart" ? "This page shows what is saved; it does not follow while you type." : ""];
}

export const PreviewNote = ({ page, ...props }: PreviewNoteProps & { page: PageState }) => {
  const [sentence, problem] = sentenceOf(props, page);
  if (sentence === "") return null;
  return (
    <p className="notice" role="status">
      {sentence} {problem && <ProblemLink problem={problem} nameOf={props.nameOf} />}
    </p>
  );
};
