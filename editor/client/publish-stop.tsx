/** @jsxImportSource react */
import type { StopReason } from "../protocol";
import { words } from "../words";
import { AuthorFields } from "./author-fields";
import type { Action, Publishing } from "./use-publishing";

interface StopProps {
  reason: StopReason;
  action: Action;
  /** Files that are in the way. */
  files?: readonly string[];
  publishing: Publishing;
}

/** A sentence on what kept it from being done, and the way on: for publishing itself, the form's own button. */
export const Stop = ({ reason, action, files = [], publishing }: StopProps) => {
  const { start, isBusy } = publishing;
  const next = reason === "publishFirst" ? "publish" : action;
  return (
    <div className="problems" role="alert">
      <p>{words.stopped[reason]}</p>
      {files.length > 0 && (
        <ul>
          {files.map((file) => (
            <li key={file}>{file}</li>
          ))}
        </ul>
      )}
      {reason === "unnamed" && <AuthorFields done={() => start(action)} />}
      {reason === "mistakes" && (
        <button type="button" onClick={() => window.scrollTo(0, 0)}>
          {words.showMistakes}
        </button>
      )}
      {reason !== "unnamed" && next !== "publish" && (
        <button type="button" onClick={() => void start(next)} disabled={isBusy}>
          {words.again[next]}
        </button>
      )}
    </div>
  );
};
