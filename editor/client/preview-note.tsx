import type { FromPage } from "../../src/app/editing/messages";
import type { Problem } from "../../src/content-check/problems";
import type { PreviewState } from "../protocol";
import { type NameOf, ProblemLink } from "./problem-links";

export interface PreviewNoteProps {
  preview: PreviewState;
  file: string;
  mistake: Problem | undefined;
  nameOf: NameOf;
}

export type PageState = (FromPage & { state: string })["state"] | "nowhere";

const starts =
  "The preview starts. This takes about a minute, the first time on a computer some minutes; you can write meanwhile.";
const startsAnew =
  "The preview could not draw anything with what it had kept, and begins anew; this takes some minutes.";

function sentenceOf({ preview, mistake }: PreviewNoteProps, page?: PageState): [sentence: string, problem?: Problem] {
  const { state, isClean, failure, isStopped, held = [] } = preview;
  const [first] = held;
  if (failure !== undefined) {
    return [
      `The preview no longer follows, as its files cannot be written (${failure}). Tell whoever looks after this computer; it tries again with your next change.`,
    ];
  }
  if (isStopped && first) return ["What is saved goes on to the pages once this is mended:", first];
  if (state !== "ready") return [isClean ? startsAnew : starts];
  if (page === "nowhere") return ["No page shows this file."];
  if (page === "missing" && first) return ["This page is not there yet. It comes once this is mended:", first];
  if (page === "missing") return ["This page is being made; it comes in some seconds."];
  if (page === "held" && mistake) return ["The page shows the last state in order. First mend:", mistake];
  if (first) return ["This page follows. Another file is shown as it was in order last; mend there:", first];
  return [page === "apart" ? "This page shows what is saved; it does not follow while you type." : ""];
}

export const PreviewNote = ({ page, ...props }: PreviewNoteProps & { page: PageState | undefined }) => {
  const [sentence, problem] = sentenceOf(props, page);
  if (sentence === "") return null;
  return (
    <p className="notice" role="status">
      {sentence} {problem && <ProblemLink problem={problem} nameOf={props.nameOf} />}
    </p>
  );
};
