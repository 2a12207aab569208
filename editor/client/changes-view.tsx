/** @jsxImportSource react */
import { useCallback, useEffect, useMemo, useState } from "react";
import type { FieldSchema } from "../../src/content/fields/field-schemas";
import type { Change, Changes, Overview } from "../protocol";
import { differences } from "../text/differences";
import type { Edit } from "../text/edit";
import { valueOfText, valueOrNothing } from "../text/parse";
import { valueAt } from "../text/values";
import { words } from "../words";
import { api } from "./api";
import { AskDialog } from "./ask-dialog";
import { labelIn, labelsOf } from "./field-path";
import { PublishForm } from "./publish-form";
import { Told } from "./told";
import { useAttempt } from "./use-attempt";
import { addressOfFile } from "./use-route";

interface FieldChange {
  field: string;
  before?: unknown;
  after?: unknown;
}

/** One change in the words of its field. */
function fieldChange(edit: Edit, before: unknown, schema: FieldSchema): FieldChange {
  const value = edit.op === "set" || edit.op === "insert" ? edit.value : undefined;
  const path = edit.op === "insert" ? [...edit.path, edit.index] : edit.path;
  return {
    field: labelsOf(path, schema, before).join(", "),
    before: edit.op === "insert" ? undefined : valueAt(before, edit.path),
    after: value,
  };
}

function fieldChanges({ before, after }: Change, schema: FieldSchema): FieldChange[] {
  try {
    const old = before === undefined ? {} : valueOfText(before);
    const fresh = after === undefined ? {} : valueOfText(after);
    return differences(old, fresh).map((edit) => fieldChange(edit, old, schema));
  } catch {
    return [{ field: "", before, after }];
  }
}

interface ChangedFileProps {
  change: Change;
  overview: Overview;
  putBack: () => void;
}

const ChangedFile = ({ change, overview, putBack }: ChangedFileProps) => {
  const { file, kind } = change;
  const card = overview.files.find((other) => other.file === file);
  const sides = (["before", "after"] as const).filter((side) => kind !== (side === "before" ? "added" : "removed"));
  const fields = change.isPicture
    ? [{ field: "", before: file, after: file }]
    : fieldChanges(change, overview.schemas[card?.kind ?? ""] ?? {});
  return (
    <section className="changed box">
      <h2>
        {card && <a href={addressOfFile(file)}>{card.title}</a>} <code>{file}</code>{" "}
        <span className="badge">{words.changeKinds[kind]}</span>
      </h2>
      <button type="button" className="quiet" onClick={putBack} aria-label={words.putBackName(file)}>
        {words.putBack}
      </button>
      <ul>
        {fields.map(({ field, before, after }) => (
          <li key={`${field} ${JSON.stringify(after)}`}>
            {field !== "" && <h3>{field}</h3>}
            <div className="sides">
              {sides.map((side) => (
                <div key={side}>
                  <span className="muted">{words[side]}</span>
                  <Told value={side === "before" ? before : after} at={side === "before" ? side : undefined} />
                </div>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Differences from the published site, in words and pictures, and the way to publish them or to put them back. */
export const ChangesView = ({ overview, refresh }: { overview: Overview; refresh: () => Promise<void> }) => {
  const [changes, setChanges] = useState<Changes>();
  const [asked, setAsked] = useState<string[]>();
  const [said, setSaid] = useState("");
  const [failure, attempt] = useAttempt();
  const look = useCallback(() => attempt(async () => setChanges(await api.changes())), [attempt]);
  useEffect(() => void look(), [look]);
  /** What each file says: read once, not with each letter of what has changed. */
  const values = useMemo(
    () => new Map(changes?.changes.map(({ file, after }) => [file, after && valueOrNothing(after)?.value])),
    [changes],
  );
  const nameOf = (files: readonly string[]) => (files.length === 1 ? (files[0] ?? "") : words.everything);
  const putBack = async (files: string[]) => {
    setChanges(await api.putBack({ files }));
    setAsked(undefined);
    setSaid(words.isPutBack(nameOf(files)));
    await refresh();
  };
  return (
    <>
      <h1>{words.changes}</h1>
      {!overview.git.isThere && <p>{words.noGit}</p>}
      {!changes && overview.git.isThere && failure === "" && <p className="alone">{words.loading}</p>}
      {overview.git.isThere && changes && (
        <>
          <PublishForm
            changes={changes}
            nameOf={(file, field) => labelIn(overview, file, field, values.get(file))}
            done={look}
          />
          <p role="status" className="muted note">
            {failure || said}
          </p>
          {changes.changes.map((change) => (
            <ChangedFile
              key={change.file}
              change={change}
              overview={overview}
              putBack={() => setAsked([change.file])}
            />
          ))}
          {changes.changes.length > 1 && (
            <button type="button" className="quiet" onClick={() => setAsked(changes.changes.map(({ file }) => file))}>
              {words.putBackAll}
            </button>
          )}
        </>
      )}
      {asked && (
        <AskDialog
          isDanger
          title={words.putBackTitle}
          done={words.putBack}
          send={() => putBack(asked)}
          onClose={() => setAsked(undefined)}
        >
          <p>{words.putBackBody(nameOf(asked))}</p>
        </AskDialog>
      )}
    </>
  );
};
