import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { FieldPath } from "../../src/content/fields/field-schemas";
import type { Problem } from "../../src/content-check/problems";
import { valueOrNothing } from "../text/parse";
import { api, type Found, type Overview } from "./api";
import { ConflictForm } from "./conflict-form";
import { idOf, labelIn, labelOf, pathOfName, schemaOf } from "./field-path";
import { FileBar } from "./file-bar";
import { focusLater } from "./focus-later";
import { ContentForm } from "./form/content-form";
import { FormContext, type FormTools } from "./form/form-context";
import { ProblemList } from "./form/problem-list";
import { PreviewPane } from "./preview-pane";
import { ProblemSummary } from "./problem-links";
import { TranslationBar, useOriginal } from "./translation-bar";
import { type FileEditor, useOpenFile } from "./use-open-file";
import { addressOfFile, type FileRoute } from "./use-route";

interface FileViewProps {
  route: FileRoute;
  overview: Overview;
  refresh: () => Promise<void>;
}

/** A text with the line that a problem says is right; undefined where another line stands there by now. */
function mended(text: string, { line, now, right = "" }: Problem): string | undefined {
  const lines = text.split("\n");
  const end = lines[line - 1]?.endsWith("\r") ? "\r" : "";
  return lines[line - 1] === `${now}${end}` ? lines.with(line - 1, right + end).join("\n") : undefined;
}

const OpenFileView = ({ editor, route, overview, refresh }: FileViewProps & { editor: FileEditor }) => {
  const { state, edit, say, setText: write } = editor;
  const { file, text, problems } = state;
  const schema = schemaOf(file);
  const [isText, setText] = useState(false);
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<{ field: FieldPath }>();
  const [elsewhere, setElsewhere] = useState<Found | "nowhere">();
  const card = overview.files.find((other) => other.file === file);
  const read = useMemo(() => valueOrNothing(text), [text]);
  const nameOf = (other: string, name: string) =>
    other === file ? labelOf(name, schema, read?.value) : labelIn(overview, other, name);
  const original = useOriginal(file, overview);

  const reveal = useCallback((path: FieldPath) => {
    setText(false);
    const around = path.map((_, index) => idOf(path.slice(0, index + 1)));
    setOpenIds((ids) => new Set([...ids, ...around]));
    focusLater(idOf(path));
  }, []);
  useEffect(() => {
    if (!route.field) return;
    reveal(pathOfName(route.field));
    // A link to the same field leads there once more.
    history.replaceState(null, "", addressOfFile(route.file));
  }, [route, reveal]);
  const onPicked = useCallback(
    (path: FieldPath | undefined, clicked: string) => {
      setElsewhere(undefined);
      if (path) reveal(path);
      else void api.search({ words: clicked.slice(0, 200) }).then(([found]) => setElsewhere(found ?? "nowhere"));
    },
    [reveal],
  );
  const tools = useMemo<FormTools>(
    () => ({
      file,
      schema,
      value: read?.value,
      choices: overview.choices,
      // The state of a translation stands above the form, with what is to be done.
      problems: problems.filter(({ level, field }) => level === "error" || field !== "" || !original),
      edit,
      mend: (problem) => {
        const fresh = mended(text, problem);
        if (fresh === undefined) return;
        write(fresh);
        focusLater(idOf(pathOfName(problem.field)));
      },
      isOpen: (id) => openIds.has(id),
      setOpen: (id, isOpen) =>
        setOpenIds((ids) => new Set(isOpen ? [...ids, id] : [...ids].filter((other) => other !== id))),
      show: (path) => setShown({ field: path }),
      say,
      refreshChoices: refresh,
      original,
      firstLanguage: overview.languages[0],
    }),
    [schema, file, text, problems, read, overview, edit, say, write, openIds, refresh, original],
  );
  const previewHalf = useRef<HTMLElement>(null);
  const isForm = !isText && read !== undefined;
  return (
    <>
      <FileBar title={card?.title ?? file} editor={editor} isText={!isForm} setText={setText} />
      {state.conflict && (
        <ConflictForm
          files={[{ file, places: state.conflict.places, by: "" }]}
          nameOf={nameOf}
          done={(chosen) => editor.resolve(chosen[file] ?? {})}
        />
      )}
      <p role="status" className="muted note">
        {state.note}
      </p>
      <div className="halves">
        <section className="half form-half" aria-label="Fields">
          <button type="button" className="skip" onClick={() => previewHalf.current?.focus()}>
            Skip to the preview
          </button>
          <ProblemSummary problems={read ? problems : []} elsewhere={state.elsewhere} nameOf={nameOf} />
          <FormContext.Provider value={tools}>
            <TranslationBar text={text} overview={overview} setText={write} />
            {!isText && !read && (
              <p className="problems">The form cannot show this file before its mistakes are mended in its text:</p>
            )}
            {!read && <ProblemList problems={problems} />}
            {isForm && <ContentForm />}
          </FormContext.Provider>
          {!isForm && (
            <textarea
              className="source"
              aria-label="Text of the file"
              spellCheck={false}
              value={text}
              onChange={(event) => write(event.target.value)}
            />
          )}
        </section>
        <section className="half preview-half" aria-label="Preview" tabIndex={-1} ref={previewHalf}>
          {elsewhere && (
            <p className="notice" role="status">
              {elsewhere === "nowhere" ? (
                "No file says these words just so; the page makes them itself, or out of several."
              ) : (
                <>
                  These words stand in {elsewhere.title}.{" "}
                  <a href={addressOfFile(elsewhere.file, elsewhere.field)}>Open it</a>
                </>
              )}
            </p>
          )}
          <PreviewPane
            file={file}
            mistake={problems.find(({ level }) => level === "error")}
            nameOf={nameOf}
            path={card?.shownOn}
            written={read?.value}
            shown={shown}
            onPicked={onPicked}
          />
        </section>
      </div>
    </>
  );
};

export const FileView = (props: FileViewProps) => {
  const { route, refresh } = props;
  const timer = useRef<ReturnType<typeof setTimeout>>();
  /** The cards follow once nobody types. */
  const onChecked = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void refresh(), 1500);
  }, [refresh]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const editor = useOpenFile(route.file, onChecked);
  if (editor && "error" in editor) return <p className="problems">{editor.error}</p>;
  if (!editor) return <p>Loading …</p>;
  return <OpenFileView {...props} editor={editor} />;
};
