/** @jsxImportSource react */
import type { FormEvent } from "react";
import type { Changes } from "../protocol";
import { words } from "../words";
import { ConflictForm } from "./conflict-form";
import { type NameOf, ProblemLinks } from "./problem-links";
import { Stop } from "./publish-stop";
import { usePublishing } from "./use-publishing";
import { addressOfFile } from "./use-route";

interface PublishFormProps {
  changes: Changes;
  nameOf: NameOf;
  done: () => Promise<void>;
}

/** Publishes everything, where nothing speaks against it; there is a way on from each refusal. */
export const PublishForm = ({ changes, nameOf, done }: PublishFormProps) => {
  const publishing = usePublishing(done);
  const { git, isKept } = changes;
  const { stopped, conflicts, start, isBusy, message, setMessage } = publishing;
  const isAsked = stopped?.reason === "unwritten";
  const isRefused = changes.errors.length > 0 || changes.drafts.length > 0;
  const hasChanges = changes.changes.length > 0 || git.ahead > 0;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void start("publish", isAsked);
  };
  return (
    <div className="stack publish">
      {!hasChanges && !stopped && <p>{git.hasRemote ? words.noChanges : words.nothingNew}</p>}
      {git.ahead > 0 && <p>{words.ahead(git.ahead)}</p>}
      {git.isDetached && stopped?.reason !== "detached" && (
        <Stop reason="detached" action="publish" publishing={publishing} />
      )}
      {isRefused && (
        <div className="problems">
          <p>{words.refused}</p>
          <ul>
            {changes.drafts.map((file) => (
              <li key={file}>
                {words.draftOpen} <a href={addressOfFile(file)}>{file}</a>
              </li>
            ))}
          </ul>
          <ProblemLinks problems={changes.errors} nameOf={nameOf} />
        </div>
      )}
      {stopped && <Stop {...stopped} publishing={publishing} />}
      {conflicts && (
        <ConflictForm
          files={conflicts.files}
          nameOf={nameOf}
          isBusy={isBusy}
          done={(chosen) => void start(conflicts.action, conflicts.isSure, chosen)}
        />
      )}
      {hasChanges && changes.unwritten.length > 0 && (
        <details className="notice" open={isAsked}>
          <summary>{words.unwrittenCount(changes.unwritten.length)}</summary>
          <ProblemLinks problems={changes.unwritten} nameOf={nameOf} />
        </details>
      )}
      {(hasChanges || stopped?.action === "publish") && (
        <form onSubmit={onSubmit}>
          {!isKept && (
            <>
              <label htmlFor="message">{words.publishMessage}</label>
              <input
                id="message"
                required
                maxLength={200}
                value={message}
                onChange={(event) => setMessage(event.target.value)}
              />
            </>
          )}
          <div className="line">
            <button type="submit" className="primary" disabled={isRefused || isBusy || git.isDetached}>
              {isAsked
                ? words.publishUnwritten
                : isKept || stopped?.action === "publish"
                  ? words.again.publish
                  : words.publish}
            </button>
          </div>
          <p className="muted">{git.hasRemote ? words.publishHintPush : words.publishHint}</p>
        </form>
      )}
      {git.hasRemote && (
        <button type="button" className="quiet" disabled={isBusy} onClick={() => void start("fetch")}>
          {git.behind > 0 ? words.fetchKnown(git.behind) : words.fetch}
        </button>
      )}
      <p role="status">{publishing.said}</p>
    </div>
  );
};
