/** @jsxImportSource react */
import { type FormEvent, useCallback, useEffect, useState } from "react";
import { fieldName } from "../../src/content-check/field-name";
import type { Change, Changes, Overview } from "../protocol";
import { differences } from "../text/differences";
import type { Edit } from "../text/edit";
import { valueOfText } from "../text/parse";
import { valueAt } from "../text/values";
import { words } from "../words";
import { api, pictureAddress } from "./api";
import { addressOfFile } from "./use-route";

interface FieldChange {
  field: string;
  before: string;
  after: string;
}

const told = (value: unknown): string =>
  value === undefined
    ? ""
    : typeof value === "string"
      ? value
      : JSON.stringify(value, null, 1).replace(/[{}[\]"]/g, "");

/** One change in the words of its field. */
function fieldChange(edit: Edit, before: unknown): FieldChange {
  const value = edit.op === "set" || edit.op === "insert" ? edit.value : undefined;
  const path = edit.op === "insert" ? [...edit.path, edit.index] : edit.path;
  return {
    field: fieldName(path),
    before: edit.op === "insert" ? "" : told(valueAt(before, edit.path)),
    after: told(value),
  };
}

function fieldChanges({ before, after }: Change): FieldChange[] {
  try {
    const old = before === undefined ? {} : valueOfText(before);
    const fresh = after === undefined ? {} : valueOfText(after);
    return differences(old, fresh).map((edit) => fieldChange(edit, old));
  } catch {
    return [{ field: "", before: before ?? "", after: after ?? "" }];
  }
}

const isPicture = (text: string) => /^(\.\.\/)?images\/\S+\.(webp|png|jpe?g|svg)$/.test(text);

const Side = ({ text, at }: { text: string; at: "before" | "after" }) => {
  const file = text.replace(/^(\.\.\/)+/, "");
  if (!isPicture(text)) return <p className={at}>{text}</p>;
  const alt = at === "before" ? words.pictureBefore(file) : words.pictureAfter(file);
  return <img className={at} src={pictureAddress(file, at === "before" ? "before" : undefined)} alt={alt} />;
};

const ChangedFile = ({ change }: { change: Change }) => {
  const { file, kind } = change;
  const fields = change.isPicture
    ? [{ field: "", before: kind === "added" ? "" : file, after: kind === "removed" ? "" : file }]
    : fieldChanges(change);
  return (
    <section className="changed">
      <h2>
        {change.isPicture || kind === "removed" ? file : <a href={addressOfFile(file)}>{file}</a>}{" "}
        <span className="badge">{words.changeKinds[kind]}</span>
      </h2>
      <ul>
        {fields.map(({ field, before, after }) => (
          <li key={field}>
            {field !== "" && <h3>{field}</h3>}
            <div className="sides">
              <div>
                <span className="side-name">{words.before}</span>
                <Side text={before} at="before" />
              </div>
              <div>
                <span className="side-name">{words.after}</span>
                <Side text={after} at="after" />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Makes one commit of everything, where nothing speaks against it. */
const PublishForm = ({
  changes,
  overview,
  done,
}: {
  changes: Changes;
  overview: Overview;
  done: () => Promise<void>;
}) => {
  const [message, setMessage] = useState("");
  const [said, setSaid] = useState("");
  const [isBusy, setBusy] = useState(false);
  const isRefused = changes.errors.length > 0 || changes.drafts.length > 0;
  const publish = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const { commit, isPushed, said: reason } = await api.publish(message);
      const alone = reason === "" ? words.committedOnly(commit) : words.notPushed(commit, reason);
      setSaid(isPushed ? words.published(commit) : alone);
      setMessage("");
      await done();
    } catch (error) {
      setSaid((error as Error).message);
    }
    setBusy(false);
  };
  return (
    <form className="publish" onSubmit={(event) => void publish(event)}>
      {isRefused && (
        <div className="problems">
          <p>{words.refused}</p>
          <ul>
            {changes.drafts.length > 0 && <li>{words.draftsOpen(changes.drafts.join(", "))}</li>}
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
      {changes.changes.length > 0 && (
        <>
          <label htmlFor="message">{words.publishMessage}</label>
          <input id="message" required value={message} onChange={(event) => setMessage(event.target.value)} />
          <button type="submit" className="primary" disabled={isRefused || isBusy}>
            {words.publish}
          </button>
          <p className="description">{overview.git.hasRemote ? words.publishHintPush : words.publishHint}</p>
        </>
      )}
      <p role="status">{said}</p>
    </form>
  );
};

/** What differs from the last commit, in words and pictures, and the way to publish it. */
export const ChangesView = ({ overview }: { overview: Overview }) => {
  const [changes, setChanges] = useState<Changes>();
  const refresh = useCallback(async () => setChanges(await api.changes()), []);
  useEffect(() => void refresh(), [refresh]);
  return (
    <>
      <h1>{words.changes}</h1>
      {!overview.git.isThere && <p>{words.noGit}</p>}
      {overview.git.isThere && changes && (
        <>
          {changes.changes.length === 0 && <p>{words.noChanges}</p>}
          <PublishForm changes={changes} overview={overview} done={refresh} />
          {changes.changes.map((change) => (
            <ChangedFile key={change.file} change={change} />
          ))}
        </>
      )}
    </>
  );
};
