import { type FormEvent, useState } from "react";
import { type Chosen, type Published, stopReasons } from "../protocol";
import { api, type Changes } from "./api";
import { ConflictForm } from "./conflict-form";
import { AskForm, nameIn } from "./dialog";
import { type NameOf, ProblemLinks } from "./problem-links";
import { useAttempt } from "./use-attempt";
import { addressOfFile } from "./use-route";
import { counted } from "./wording";

type Action = "publish" | "fetch";

function told(answer: Published | undefined): string {
  if (answer?.state === "published") return `Published as ${answer.commit}.`;
  return answer?.state === "fetched" ? "What colleagues have published is here." : "";
}

function usePublishing(done: () => Promise<void>) {
  const [last, setLast] = useState<{ action: Action; isSure: boolean; answer?: Published }>();
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState("");
  const [known, setKnown] = useState<Chosen>({});
  const [failure, attempt] = useAttempt();

  const start = async (action: Action, isSure = false, choices: Chosen = {}) => {
    const chosen = { ...known, ...choices };
    setBusy(true);
    setLast({ action, isSure });
    setKnown(chosen);
    await attempt(async () => {
      const answer =
        action === "fetch"
          ? await api.fetchOthers({ chosen })
          : await api.publish({ message: message || "Publish again", isSure, chosen });
      setLast({ action, isSure, answer });
      // What was chosen is in a merge then, and no answer to a later text of somebody else.
      if (answer.state !== "conflict") setKnown({});
      if (answer.state === "published") setMessage("");
      await done();
    });
    setBusy(false);
  };
  const said = isBusy && !last?.answer ? "One moment …" : failure || told(last?.answer);
  return { said, last, isBusy, message, setMessage, start };
}

const AuthorFields = ({ done }: { done: () => Promise<void> }) => {
  const send = async (answers: FormData) => {
    await api.nameAuthor({ name: nameIn(answers), mail: String(answers.get("mail")) });
    await done();
  };
  return (
    <AskForm done="Go on in this name" send={send}>
      <label className="stack">
        Your name
        <input name="name" autoComplete="name" required maxLength={200} />
      </label>
      <label className="stack">
        Your e-mail address
        <input name="mail" type="email" autoComplete="email" required maxLength={200} />
      </label>
    </AskForm>
  );
};

interface PublishFormProps {
  changes: Changes;
  nameOf: NameOf;
  done: () => Promise<void>;
}

export const PublishForm = ({ changes, nameOf, done }: PublishFormProps) => {
  const { git, isKept } = changes;
  const { said, last, start, isBusy, message, setMessage } = usePublishing(done);
  const answer = last?.answer;
  const stopped = answer?.state === "stopped" ? answer : git.isDetached ? ({ reason: "detached" } as const) : undefined;
  const isAsked = stopped?.reason === "unwritten";
  const isStopped = last?.action === "publish" && answer?.state === "stopped";
  const isRefused = changes.errors.length > 0 || changes.drafts.length > 0;
  const hasChanges = changes.changes.length > 0 || git.ahead > 0;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void start("publish", isAsked);
  };
  return (
    <div className="stack publish">
      {!hasChanges && !stopped && (
        <p>
          {git.hasRemote
            ? "Everything that is saved here is published."
            : "Nothing has changed since it was kept last."}
        </p>
      )}
      {git.ahead > 0 && (
        <p>{counted(git.ahead, "earlier change is", "earlier changes are")} kept here and not published yet.</p>
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
      {stopped && (
        <div className="problems" role="alert">
          <p>{stopReasons[stopped.reason]}</p>
          <ul>{"files" in stopped && stopped.files?.map((file) => <li key={file}>{file}</li>)}</ul>
          {last && stopped.reason === "unnamed" && <AuthorFields done={() => start(last.action)} />}
        </div>
      )}
      {last && answer?.state === "conflict" && (
        <ConflictForm
          files={answer.files}
          nameOf={nameOf}
          isBusy={isBusy}
          done={(chosen) => void start(last.action, last.isSure, chosen)}
        />
      )}
      {hasChanges && changes.unwritten.length > 0 && (
        <details className="notice" open={isAsked}>
          <summary>{counted(changes.unwritten.length, "text")} not written yet</summary>
          <ProblemLinks problems={changes.unwritten} nameOf={nameOf} />
        </details>
      )}
      {(hasChanges || isStopped) && (
        <form className="stack" onSubmit={onSubmit}>
          {!isKept && (
            <label className="stack">
              What has changed, in one line
              <input required maxLength={200} value={message} onChange={(event) => setMessage(event.target.value)} />
            </label>
          )}
          <button type="submit" className="primary" disabled={isRefused || isBusy || git.isDetached}>
            {isAsked ? "Publish all the same" : `Publish${isKept || isStopped ? " again" : ""}`}
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
          Fetch{" "}
          {git.behind > 0
            ? counted(git.behind, "change of a colleague", "changes of colleagues")
            : "what colleagues have published"}
        </button>
      )}
      <p role="status">{said}</p>
    </div>
  );
};
