/** @jsxImportSource react */
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { FieldPath, FieldSchema } from "../../src/content/fields/field-schemas";
import type { Found, Overview } from "../protocol";
import type { Path } from "../text/edit";
import { valueOrNothing } from "../text/parse";
import { words } from "../words";
import { api } from "./api";
import { AskDialog } from "./ask-dialog";
import { ConflictForm } from "./conflict-form";
import { addressId, idOf, labelIn, labelOf, pathOfName } from "./field-path";
import { FileBar } from "./file-bar";
import { focusLater } from "./focus-later";
import { ContentForm } from "./form/content-form";
import { FormContext, type FormTools } from "./form/form-context";
import { ProblemList } from "./form/problem-list";
import { PreviewPane } from "./preview-pane";
import { ProblemSummary } from "./problem-links";
import { TranslationBar, useOriginal, useOriginalWords } from "./translation-bar";
import { type FileEditor, useOpenFile } from "./use-open-file";
import { addressOfFile, type FileRoute } from "./use-route";

interface FileViewProps {
  /** The file, and a field of it that is led to. */
  route: FileRoute;
  overview: Overview;
  refresh: () => Promise<void>;
}

/** The ids of everything that a field stands in, so that it can be unfolded. */
const idsAround = (path: Path) => [...path.map((_, index) => idOf(path.slice(0, index + 1))), addressId];

interface OpenFileViewProps extends FileViewProps {
  editor: FileEditor;
  schema: FieldSchema;
}

const OpenFileView = ({ editor, schema, route, overview, refresh }: OpenFileViewProps) => {
  const { state, edit, setText: write } = editor;
  const [isText, setText] = useState(false);
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<{ field: FieldPath }>();
  const [isDiscarding, setDiscarding] = useState(false);
  const [elsewhere, setElsewhere] = useState<Found | "nowhere">();
  const [spoken, setSpoken] = useState("");
  const card = overview.files.find((other) => other.file === state.file);
  const read = useMemo(() => valueOrNothing(state.text), [state.text]);
  const { problems } = state;
  const nameOf = (file: string, name: string) =>
    file === state.file ? labelOf(name, schema, read?.value) : labelIn(overview, file, name);
  const source = useOriginal(state.file, overview);
  const original = useOriginalWords(source, overview);

  const reveal = useCallback((path: Path) => {
    setText(false);
    setOpenIds((ids) => new Set([...ids, ...idsAround(path)]));
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
      file: state.file,
      schema,
      value: read?.value,
      choices: overview.choices,
      ...(card?.path !== undefined && { page: { path: card.path, version: overview.version } }),
      // The state of a translation stands above the form, with what is to be done.
      problems: problems.filter(({ level, field: name }) => level === "error" || name !== "" || !original),
      edit,
      mend: ({ line, now, right = "", field: name }) => {
        const lines = state.text.split("\n");
        const end = lines[line - 1]?.endsWith("\r") ? "\r" : "";
        // The check was of an earlier text, in which another line stood here.
        if (lines[line - 1] !== `${now}${end}`) return;
        lines[line - 1] = right + end;
        write(lines.join("\n"));
        focusLater(idOf(pathOfName(name)));
      },
      isOpen: (id) => openIds.has(id),
      setOpen: (id, isOpen) =>
        setOpenIds((ids) => new Set(isOpen ? [...ids, id] : [...ids].filter((other) => other !== id))),
      show: (path) => setShown({ field: path }),
      say: setSpoken,
      refreshChoices: refresh,
      ...(original && { original }),
    }),
    [schema, state.file, state.text, problems, read, overview, card, edit, write, openIds, refresh, original],
  );
  const previewHalf = useRef<HTMLElement>(null);
  const isForm = !isText && read !== undefined && !state.refusal;
  return (
    <>
      <FileBar
        title={card?.title ?? state.file}
        editor={editor}
        isText={!isForm}
        setText={setText}
        onDiscard={() => setDiscarding(true)}
      />
      {state.conflict && (
        <ConflictForm
          files={[{ file: state.file, places: state.conflict.places, by: "" }]}
          nameOf={nameOf}
          done={(chosen) => editor.resolve(chosen[state.file] ?? {})}
        />
      )}
      <p role="status" className="muted note">
        {state.note || spoken}
      </p>
      <div className="halves">
        <section className="half form-half" aria-label={words.fields}>
          <button type="button" className="skip" onClick={() => previewHalf.current?.focus()}>
            {words.toPreview}
          </button>
          <ProblemSummary problems={read ? problems : []} elsewhere={state.elsewhere} nameOf={nameOf} />
          <TranslationBar
            file={state.file}
            original={source}
            shown={original}
            schema={schema}
            value={read?.value}
            text={state.text}
            overview={overview}
            setText={write}
            say={setSpoken}
          />
          {state.refusal && <p className="problems">{state.refusal}</p>}
          {!isText && !read && <p className="problems">{words.cannotRead}</p>}
          {!read && (
            <FormContext.Provider value={tools}>
              <ProblemList problems={problems} />
            </FormContext.Provider>
          )}
          {isForm ? (
            <FormContext.Provider value={tools}>
              <ContentForm />
            </FormContext.Provider>
          ) : (
            <textarea
              className="source"
              aria-label={words.text}
              spellCheck={false}
              readOnly={state.refusal !== undefined}
              value={state.text}
              onChange={(event) => write(event.target.value)}
            />
          )}
        </section>
        <section className="half preview-half" aria-label={words.preview} tabIndex={-1} ref={previewHalf}>
          {elsewhere && (
            <p className="notice" role="status">
              {elsewhere === "nowhere" ? (
                words.notFoundHere
              ) : (
                <>
                  {words.foundElsewhere(elsewhere.title)}{" "}
                  <a href={addressOfFile(elsewhere.file, elsewhere.field)}>{words.openIt}</a>
                </>
              )}
            </p>
          )}
          <PreviewPane
            preview={overview.preview}
            file={state.file}
            mistake={problems.find(({ level }) => level === "error")}
            nameOf={nameOf}
            path={card?.shownOn}
            written={read?.value}
            shown={shown}
            onPicked={onPicked}
          />
        </section>
      </div>
      {isDiscarding && (
        <AskDialog
          isDanger
          title={words.discardTitle}
          done={words.discard}
          send={async () => {
            await editor.discard();
            setDiscarding(false);
          }}
          onClose={() => setDiscarding(false)}
        >
          <p>{words.discardBody}</p>
        </AskDialog>
      )}
    </>
  );
};

/** One file: its form beside the page, its text, and all that keeps either safe. */
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
  const schema = editor && props.overview.schemas[editor.state.kind];
  // Overviews that come with the cards have no schemas yet.
  if (!schema) return <p className="alone">{words.loading}</p>;
  return <OpenFileView {...props} editor={editor} schema={schema} />;
};
