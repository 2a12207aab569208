import { type StopReason, stopReasons } from "../protocol";
import { api } from "./api";
import { AskForm, nameIn } from "./dialog";

export type Action = "publish" | "fetch";

interface StopProps {
  reason: StopReason;
  action: Action;
  files?: readonly string[];
  start: (action: Action) => Promise<void>;
  isBusy: boolean;
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

/** A sentence on what kept it from being done, and the way on: for publishing itself, the form's own button. */
export const Stop = ({ reason, action, files = [], start, isBusy }: StopProps) => (
  <div className="problems" role="alert">
    <p>{stopReasons[reason]}</p>
    <ul>
      {files.map((file) => (
        <li key={file}>{file}</li>
      ))}
    </ul>
    {reason === "unnamed" && <AuthorFields done={() => start(action)} />}
    {reason !== "unnamed" && reason !== "publishFirst" && action === "fetch" && (
      <button type="button" onClick={() => void start("fetch")} disabled={isBusy}>
        Fetch again
      </button>
    )}
  </div>
);
