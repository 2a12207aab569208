/** @jsxImportSource react */
import type { FormEvent } from "react";
import type { Changes } from "../protocol";
import { words } from "../words";
import { Conflicts } from "./publish-conflicts";
import { Stop } from "./publish-stop";
import { usePublishing } from "./use-publishing";
import { addressOfFile } from "./use-route";

/** Publishes everything, where nothing speaks against it; there is a way on from each refusal. */
export const PublishForm = ({ changes, done }: { changes: Changes; done: () => Promise<void> }) => {
  const publishing = usePublishing(done);
  const { git, isKept } = changes;
  const { stopped, start, isBusy, message, setMessage } = publishing;
  const isRefused = changes.errors.length > 0 || changes.drafts.length > 0;
  const hasChanges = changes.changes.length > 0 || git.ahead > 0;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void start("publish");
  };
  return (
    <div className="publish">
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
            {changes.errors.map(({ file, line, field, message: reason }) => (
              <li key={`${file} ${line} ${reason}`}>
                <a href={addressOfFile(file.replace("content/", ""), field)}>
                  {file}:{line}
                </a>{" "}
                {field}: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      {stopped && <Stop {...stopped} publishing={publishing} />}
      <Conflicts publishing={publishing} />
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
          <div className="publish-ways">
            <button type="submit" className="primary" disabled={isRefused || isBusy || git.isDetached}>
              {isKept || stopped?.action === "publish" ? words.again.publish : words.publish}
            </button>
          </div>
          <p className="description">{git.hasRemote ? words.publishHintPush : words.publishHint}</p>
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
