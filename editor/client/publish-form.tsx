import { type FormEvent, useState } from "react";
import type { Chosen, FileConflict, Published, StopReason } from "../protocol";
import { api, type Changes, type GitState } from "./api";
import { ConflictForm } from "./conflict-form";
import { type NameOf, ProblemLinks } from "./problem-links";
import { type Action, Stop } from "./publish-stop";
import { addressOfFile } from "./use-route";
import { counted } from "./wording";

const underWay = {
  publish: "One moment: the change is being sent …",
  fetch: "One moment: what colleagues have published is fetched …",
};

function told(answer: Published | { state: "fetched" }): string {
  if (answer.state === "published") return `Published as ${answer.commit}.`;
  return answer.state === "fetched" ? "What colleagues have published is here." : "";
}

function usePublishing(done: () => Promise<void>) {
  const [said, setSaid] = useState("");
  const [stopped, setStopped] = useState<{ action: Action; reason: StopReason; files?: string[] }>();
  const [conflicts, setConflicts] = useState<{ action: Action; isSure: boolean; files: FileConflict[] }>();
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState("");
  const [known, setKnown] = useState<Chosen>({});

  const start = async (action: Action, isSure = false, choices: Chosen = {}) => {
    const chosen = { ...known, ...choices };
    setBusy(true);
    setSaid(underWay[action]);
    setStopped(undefined);
    setKnown(chosen);
    try {
      const answer =
        action === "fetch"
          ? await api.fetchOthers({ chosen })
          : await api.publish({ message: message || "Publish again", isSure, chosen });
      setConflicts(answer.state === "conflict" ? { action, isSure, files: answer.files } : undefined);
      if (answer.state === "stopped") setStopped({ action, ...answer });
      // What was chosen is in a merge then, and no answer to a later text of somebody else.
      if (answer.state !== "conflict") setKnown({});
      if (answer.state === "published") setMessage("");
      setSaid(told(answer));
      await done();
    } catch (error) {
      setSaid((error as Error).message);
    }
    setBusy(false);
  };
  return { said, stopped, conflicts, isBusy, message, setMessage, start };
}

const aheadSentence = ({ ahead }: GitState) =>
  `${counted(ahead, "earlier change is", "earlier changes are")} kept here and not published yet.`;

const fetchName = ({ behind }: GitState) =>
  behind > 0
    ? `Fetch ${counted(behind, "change of a colleague", "changes of colleagues")}`
    : "Fetch what colleagues have published";

interface PublishFormProps {
  changes: Changes;
  nameOf: NameOf;
  done: () => Promise<void>;
}

/** Publishes everything, where nothing speaks against it; there is a way on from each refusal. */
export const PublishForm = ({ changes, nameOf, done }: PublishFormProps) => {
  const { git, isKept } = changes;
  const { said, stopped, conflicts, start, isBusy, message, setMessage } = usePublishing(done);
  const isAsked = stopped?.reason === "unwritten";
  const isAgain = isKept || stopped?.action === "publish";
  const isRefused = changes.errors.length > 0 || changes.drafts.length > 0;
  const hasChanges = changes.changes.length > 0 || git.ahead > 0;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void start("publish", isAsked);
  };
  const nothingNew = git.hasRemote
    ? "Everything that is saved here is published."
    : "Nothing has changed since it was kept last.";
  return (
    <div className="stack publish">
      {!hasChanges && !stopped && <p>{nothingNew}</p>}
      {git.ahead > 0 && <p>{aheadSentence(git)}</p>}
      {git.isDetached && stopped?.reason !== "detached" && (
        <Stop reason="detached" action="publish" start={start} isBusy={isBusy} />
      )}
      {isRefused && (
        <div className="problems">
          <p>It cannot be published yet:</p>
          <ul>
            {changes.drafts.map((file) => (
              <li key={file}>
                Not saved: <a href={addressOfFile(file)}>{file}</a>
              </li>
            ))}
          </ul>
          <ProblemLinks problems={changes.errors} nameOf={nameOf} />
        </div>
      )}
      {stopped && <Stop {...stopped} start={start} isBusy={isBusy} />}
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
          <summary>{counted(changes.unwritten.length, "text")} not written yet</summary>
          <ProblemLinks problems={changes.unwritten} nameOf={nameOf} />
        </details>
      )}
      {(hasChanges || stopped?.action === "publish") && (
        <form className="stack" onSubmit={onSubmit}>
          {!isKept && (
            <label className="stack">
              What has changed, in one line
              <input required maxLength={200} value={message} onChange={(event) => setMessage(event.target.value)} />
            </label>
          )}
          <button type="submit" className="primary" disabled={isRefused || isBusy || git.isDetached}>
            {isAsked ? "Publish all the same" : `Publish${isAgain ? " again" : ""}`}
          </button>
          <p className="muted">
            {git.hasRemote
              ? "Sends everything below to where the site is built. Visitors see it once the site is built anew."
              : "Keeps everything below as one change on this computer. No place is set up yet to send it to."}
          </p>
        </form>
      )}
      {git.hasRemote && (
        <button type="button" className="quiet" disabled={isBusy} onClick={() => void start("fetch")}>
          {fetchName(git)}
        </button>
      )}
      <p role="status">{said}</p>
    </div>
  );
};
