import { useCallback, useEffect, useMemo, useState } from "react";
import type { FieldSchema } from "../../src/content/fields/field-schemas";
import { valueAt } from "../../src/content/fields/values";
import { differences } from "../text/differences";
import { valueOfText, valueOrNothing } from "../text/parse";
import { api, type Change, type Changes, type Overview } from "./api";
import { useAsk } from "./dialog";
import { labelIn, labelsOf, schemaOf } from "./field-path";
import { PublishForm } from "./publish-form";
import { Told } from "./told";
import { useAttempt } from "./use-attempt";
import { addressOfFile } from "./use-route";

function fieldChanges({ file, before, after }: Change, schema: FieldSchema) {
  if (before === undefined && after === undefined) return [{ field: "", before: file, after: file }];
  try {
    const old = before === undefined ? {} : valueOfText(before);
    const fresh = after === undefined ? {} : valueOfText(after);
    return differences(old, fresh).map((edit) => {
      const isNew = edit.op === "insert";
      const field = labelsOf(isNew ? [...edit.path, edit.index] : edit.path, schema, old).join(", ");
      const then = isNew ? undefined : valueAt(old, edit.path);
      return { field, before: then, after: "value" in edit ? edit.value : undefined };
    });
  } catch {
    return [{ field: "", before, after }];
  }
}

const ChangedFile = ({ change, overview, putBack }: { change: Change; overview: Overview; putBack: () => void }) => {
  const { file, kind } = change;
  const card = overview.files.find((other) => other.file === file);
  return (
    <section className="changed box">
      <h2>
        {card && <a href={addressOfFile(file)}>{card.title}</a>} <code>{file}</code>{" "}
        <span className="badge">{kind === "added" ? "new" : kind}</span>
      </h2>
      <button type="button" className="quiet" onClick={putBack} aria-label={`Put ${file} back as published`}>
        Put back as published
      </button>
      <ul className="fields">
        {fieldChanges(change, schemaOf(file)).map(({ field, before, after }) => (
          <li key={`${field} ${JSON.stringify(after)}`}>
            {field !== "" && <h3>{field}</h3>}
            <div className="sides">
              {kind !== "added" && (
                <div>
                  <p className="muted">Before</p>
                  <Told value={before} at="before" />
                </div>
              )}
              {kind !== "removed" && (
                <div>
                  <p className="muted">After</p>
                  <Told value={after} />
                </div>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};

export const ChangesView = ({ overview, refresh }: { overview: Overview; refresh: () => Promise<void> }) => {
  const [changes, setChanges] = useState<Changes>();
  const [said, setSaid] = useState("");
  const ask = useAsk();
  const [failure, attempt] = useAttempt();
  const look = useCallback(() => attempt(async () => setChanges(await api.changes())), [attempt]);
  useEffect(() => void look(), [look]);
  const values = useMemo(
    () => new Map(changes?.changes.map(({ file, after }) => [file, after && valueOrNothing(after)?.value])),
    [changes],
  );
  const nameOf = (files: readonly string[]) => (files.length === 1 ? (files[0] ?? "") : "everything");
  const putBack = (files: string[]) =>
    ask({
      title: "Put back as published?",
      done: "Put back as published",
      isDanger: true,
      children: <p>What was changed in {nameOf(files)} since it was published last is gone then.</p>,
      send: async () => {
        setChanges(await api.putBack({ files }));
        setSaid(`As it is published: ${nameOf(files)}.`);
        await refresh();
      },
    });
  return (
    <>
      <h1>What has changed</h1>
      {!changes && failure === "" && <p>Loading …</p>}
      {changes?.git.isThere === false && <p>This project is not kept by git: saving is all there is to do.</p>}
      {changes?.git.isThere && (
        <PublishForm
          changes={changes}
          nameOf={(file, field) => labelIn(overview, file, field, values.get(file))}
          done={look}
        />
      )}
      <p role="status" className="muted note">
        {failure || said}
      </p>
      {changes?.changes.map((change) => (
        <ChangedFile key={change.file} change={change} overview={overview} putBack={() => putBack([change.file])} />
      ))}
      {changes && changes.changes.length > 1 && (
        <button type="button" className="quiet" onClick={() => putBack(changes.changes.map(({ file }) => file))}>
          Put everything back as published
        </button>
      )}
    </>
  );
};
