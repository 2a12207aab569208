/** @jsxImportSource react */
import type { StopReason } from "../protocol";
import { words } from "../words";
import { api } from "./api";
import { AskForm, nameIn } from "./ask-dialog";
import type { Action, Publishing } from "./use-publishing";

interface StopProps {
  reason: StopReason;
  action: Action;
  /** Files that are in the way. */
  files?: readonly string[];
  publishing: Publishing;
}

/** Asks in whose name changes are published, and goes on. */
const AuthorFields = ({ done }: { done: () => Promise<void> }) => {
  const send = async (answers: FormData) => {
    await api.nameAuthor({ name: nameIn(answers), mail: String(answers.get("mail")) });
    await done();
  };
  return (
    <AskForm done={words.authorDone} send={send}>
      <label className="stack">
        {words.authorName}
        <input name="name" autoComplete="name" required maxLength={200} />
      </label>
      <label className="stack">
        {words.authorMail}
        <input name="mail" type="email" autoComplete="email" required maxLength={200} />
      </label>
    </AskForm>
  );
};

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
      {reason !== "unnamed" && next !== "publish" && (
        <button type="button" onClick={() => void start(next)} disabled={isBusy}>
          {words.again[next]}
        </button>
      )}
    </div>
  );
};
