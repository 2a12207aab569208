/** @jsxImportSource react */
import { type FormEvent, useState } from "react";
import type { Changes, FileConflict, Published, StopReason } from "../protocol";
import { rebase } from "../text/rebase";
import { words } from "../words";
import { api } from "./api";
import { ConflictDialog } from "./conflict-dialog";
import { addressOfFile } from "./use-route";

/** One text of both: where both have changed the same, mine. */
function withMine(conflict: FileConflict): string {
  try {
    return rebase(conflict);
  } catch {
    return conflict.mine;
  }
}

/** Action under way: publishing, or taking in what others have published. */
type Action = "publish" | "fetch";

type Answer = Published | { state: "fetched" };

/** Outcome of the last try, and what was settled on the way. */
function usePublishing(done: () => Promise<void>) {
  const [said, setSaid] = useState("");
  const [stopped, setStopped] = useState<StopReason>();
  const [conflicts, setConflicts] = useState<{ action: Action; files: FileConflict[] }>();
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState("");
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});

  const run = async (ask: () => Promise<Answer>, action: Action) => {
    setBusy(true);
    setSaid(words.publishing);
    setStopped(undefined);
    try {
      const answer = await ask();
      if (answer.state === "conflict") setConflicts({ action, files: answer.files });
      else {
        setChosen({});
        setConflicts(undefined);
      }
      if (answer.state === "stopped") setStopped(answer.reason);
      if (answer.state === "published") setMessage("");
      setSaid(
        answer.state === "published" ? words.published(answer.commit) : answer.state === "fetched" ? words.fetched : "",
      );
      await done();
    } catch (error) {
      setSaid((error as Error).message);
    }
    setBusy(false);
  };
  const start = (action: Action, texts = chosen) =>
    action === "publish"
      ? run(() => api.publish(message || words.publishAgain, texts), action)
      : run(() => api.fetchOthers(texts), action);
  /** Goes on by itself once somebody has chosen for every file. */
  const choose = (conflict: FileConflict, how: "mine" | "theirs" | "merge") => {
    const text = how === "mine" ? conflict.mine : how === "theirs" ? conflict.theirs : withMine(conflict);
    const texts = { ...chosen, [conflict.file]: text };
    setChosen(texts);
    if (conflicts?.files.every(({ file }) => file in texts)) void start(conflicts.action, texts);
  };
  return {
    ...{ said, stopped, conflicts, isBusy, message, setMessage, chosen, choose },
    publish: () => start("publish"),
    fetchOthers: () => start("fetch"),
    backToBranch: () => run(api.backToBranch, "fetch"),
  };
}

type Publishing = ReturnType<typeof usePublishing>;

/** A sentence on what kept it from being published, and the way on. */
const Stop = ({ reason, publishing }: { reason: StopReason; publishing: Publishing }) => {
  const ways: Partial<Record<StopReason, { name: string; take: () => void }>> = {
    detached: { name: words.backToBranch, take: () => void publishing.backToBranch() },
    mistakes: { name: words.showMistakes, take: () => window.scrollTo(0, 0) },
  };
  const way = ways[reason] ?? { name: words.publishAgain, take: () => void publishing.publish() };
  return (
    <div className="problems" role="alert">
      <p>{words.stopped[reason]}</p>
      <button type="button" onClick={way.take} disabled={publishing.isBusy}>
        {way.name}
      </button>
    </div>
  );
};

const Conflicts = ({ publishing }: { publishing: Publishing }) => {
  const [shown, setShown] = useState<FileConflict>();
  const { conflicts, chosen, choose } = publishing;
  if (!conflicts) return null;
  return (
    <div className="problems" role="alert">
      <p>{words.bothChanged}</p>
      <ul>
        {conflicts.files.map((conflict) => (
          <li key={conflict.file}>
            {conflict.file}{" "}
            <button type="button" onClick={() => setShown(conflict)}>
              {words.conflictShow}
            </button>{" "}
            {conflict.file in chosen && words.conflictSettled}
          </li>
        ))}
      </ul>
      {shown && <ConflictDialog {...shown} resolve={(how) => choose(shown, how)} onClose={() => setShown(undefined)} />}
    </div>
  );
};

/** Makes a branch for a colleague to look at. */
const ShareButton = ({ name }: { name: string }) => {
  const [said, setSaid] = useState("");
  const [address, setAddress] = useState<string>();
  const share = async () => {
    setSaid(words.sharing);
    setAddress(undefined);
    try {
      const answer = await api.share(name || words.shareName);
      setSaid(answer.state === "shared" ? words.shared(answer.branch, answer.address) : words.stopped[answer.reason]);
      if (answer.state === "shared") setAddress(answer.address);
    } catch (error) {
      setSaid((error as Error).message);
    }
  };
  return (
    <div className="share">
      <button type="button" onClick={() => void share()}>
        {words.share}
      </button>
      <p role="status">
        {said} {address && <a href={address}>{address}</a>}
      </p>
    </div>
  );
};

/** Publishes everything, where nothing speaks against it; there is a way on from each refusal. */
export const PublishForm = ({ changes, done }: { changes: Changes; done: () => Promise<void> }) => {
  const publishing = usePublishing(done);
  const { git } = changes;
  const isRefused = changes.errors.length > 0 || changes.drafts.length > 0;
  const hasChanges = changes.changes.length > 0 || git.ahead > 0;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void publishing.publish();
  };
  return (
    <form className="publish" onSubmit={onSubmit}>
      {!hasChanges && !publishing.stopped && <p>{git.hasRemote ? words.noChanges : words.nothingNew}</p>}
      {git.ahead > 0 && <p>{words.ahead(git.ahead)}</p>}
      {git.isDetached && publishing.stopped !== "detached" && <Stop reason="detached" publishing={publishing} />}
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
      {publishing.stopped && <Stop reason={publishing.stopped} publishing={publishing} />}
      <Conflicts publishing={publishing} />
      {hasChanges && (
        <>
          <label htmlFor="message">{words.publishMessage}</label>
          <input
            id="message"
            required
            maxLength={200}
            value={publishing.message}
            onChange={(event) => publishing.setMessage(event.target.value)}
          />
          <div className="publish-ways">
            <button type="submit" className="primary" disabled={isRefused || publishing.isBusy || git.isDetached}>
              {words.publish}
            </button>
            {git.hasRemote && changes.drafts.length === 0 && <ShareButton name={publishing.message} />}
          </div>
          <p className="description">{git.hasRemote ? words.publishHintPush : words.publishHint}</p>
        </>
      )}
      {git.hasRemote && (
        <button
          type="button"
          className="quiet"
          disabled={publishing.isBusy}
          onClick={() => void publishing.fetchOthers()}
        >
          {git.behind > 0 ? words.fetchKnown(git.behind) : words.fetch}
        </button>
      )}
      <p role="status">{publishing.said}</p>
    </form>
  );
};
