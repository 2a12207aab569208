/** @jsxImportSource react */
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { FieldPath } from "../../src/content/fields/field-schemas";
import type { Problem } from "../../src/content-check/problems";
import type { Found, Overview } from "../protocol";
import type { Path } from "../text/edit";
import { valueOrNothing } from "../text/parse";
import { withValueAt } from "../text/values";
import { words } from "../words";
import { api } from "./api";
import { ConfirmDialog } from "./confirm-dialog";
import { ConflictForm } from "./conflict-form";
import { addressId, idOf, labelOf, pathOfName } from "./field-path";
import { FileBar } from "./file-bar";
import { ContentForm } from "./form/content-form";
import { FormContext, type FormTools } from "./form/form-context";
import { ProblemList } from "./form/problem-list";
import { PreviewPane, showWritten } from "./preview-pane";
import { ProblemSummary } from "./problem-summary";
import { TranslationBar, useOriginal, useOriginalWords } from "./translation-bar";
import { useFocusLater } from "./use-focus-later";
import { type FileEditor, useOpenFile } from "./use-open-file";
import { addressOfFile } from "./use-route";
import { useShortcuts } from "./use-shortcuts";

interface FileViewProps {
  file: string;
  /** A field to begin at, as the check names it. */
  field: string | undefined;
  overview: Overview;
  refresh: () => Promise<void>;
}

/** The ids of everything that a field stands in, so that it can be unfolded. */
const idsAround = (path: Path) => [...path.map((_, index) => idOf(path.slice(0, index + 1))), addressId];

const OpenFileView = ({ editor, field, overview, refresh }: FileViewProps & { editor: FileEditor }) => {
  const { state, edit } = editor;
  const [isText, setText] = useState(false);
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<{ field: FieldPath }>();
  const [page, setPage] = useState<string>();
  const [isDiscarding, setDiscarding] = useState(false);
  const [elsewhere, setElsewhere] = useState<Found | "nowhere">();
  const [spoken, setSpoken] = useState("");
  const focusLater = useFocusLater();
  const card = overview.files.find((other) => other.file === state.file);
  const schema = overview.schemas[state.kind];
  const read = useMemo(() => valueOrNothing(state.text), [state.text]);
  const { problems } = state;
  const nameOf = (name: string) => labelOf(name, schema, read?.value);
  const source = useOriginal(state.file, overview);
  const original = useOriginalWords(source, overview);
  /** Latest values for what is made once, so that not every field is drawn anew with each letter. */
  const latest = useRef({ editor, state, read });
  latest.current = { editor, state, read };
  useShortcuts(editor);

  const reveal = useCallback(
    (path: Path) => {
      setText(false);
      setOpenIds((ids) => new Set([...ids, ...idsAround(path)]));
      focusLater(idOf(path));
    },
    [focusLater],
  );
  const goTo = useCallback((name: string) => reveal(pathOfName(name)), [reveal]);
  useEffect(() => {
    if (field) goTo(field);
  }, [field, goTo]);
  const onPicked = useCallback(
    (path: FieldPath | undefined, clicked: string) => {
      setElsewhere(undefined);
      if (path) reveal(path);
      else void api.search(clicked.slice(0, 200)).then(([found]) => setElsewhere(found ?? "nowhere"));
    },
    [reveal],
  );
  const actions = useMemo(() => {
    return {
      setOpen: (id: string, isOpen: boolean) =>
        setOpenIds((ids) => new Set(isOpen ? [...ids, id] : [...ids].filter((other) => other !== id))),
      show: (path: Path) => setShown({ field: path }),
      showTyped: (path: Path, text: string) => showWritten(withValueAt(latest.current.read?.value, path, text.trim())),
      mend: ({ line, right = "", field: name }: Problem) => {
        const lines = latest.current.state.text.split("\n");
        lines[line - 1] = right;
        latest.current.editor.replaceText(lines.join("\n"));
        focusLater(idOf(pathOfName(name)));
      },
    };
  }, [focusLater]);
  const tools = useMemo<FormTools | undefined>(
    () =>
      schema && {
        file: state.file,
        schema,
        value: read?.value,
        revision: state.revision,
        choices: overview.choices,
        // The state of a translation stands above the form, with what is to be done.
        problems: problems.filter(({ level, field: name }) => level === "error" || name !== "" || !original),
        edit,
        ...actions,
        isOpen: (id) => openIds.has(id),
        focusLater,
        say: setSpoken,
        refreshChoices: refresh,
        site: overview.site,
        version: overview.version,
        ...(original && { original }),
        ...(card?.path !== undefined && { pagePath: card.path }),
        ...(overview.preview.address && { openPage: setPage }),
      },
    [
      schema,
      state.file,
      state.revision,
      problems,
      read,
      overview,
      edit,
      actions,
      openIds,
      focusLater,
      refresh,
      original,
      card?.path,
    ],
  );
  const previewHalf = useRef<HTMLElement>(null);
  const isForm = !isText && read !== undefined && tools !== undefined && !state.refusal;
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
          nameOf={(_, name) => nameOf(name)}
          done={(chosen) => editor.resolve(chosen[state.file] ?? {})}
        />
      )}
      <p role="status" className="note">
        {state.note || spoken}
      </p>
      <div className="halves">
        <section className="half form-half" aria-label={words.fields}>
          <button type="button" className="skip" onClick={() => previewHalf.current?.focus()}>
            {words.toPreview}
          </button>
          <ProblemSummary problems={read ? problems : []} nameOf={nameOf} elsewhere={state.elsewhere} goTo={goTo} />
          <TranslationBar
            file={state.file}
            original={source}
            shown={original}
            schema={schema}
            value={read?.value}
            text={state.text}
            overview={overview}
            goTo={goTo}
            replaceText={editor.replaceText}
            say={setSpoken}
          />
          {state.refusal && <p className="problems">{state.refusal}</p>}
          {!isText && !read && <p className="problems">{words.cannotRead}</p>}
          {!read && tools && (
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
              onChange={(event) => editor.setText(event.target.value)}
            />
          )}
        </section>
        <section className="half preview-half" aria-label={words.preview} tabIndex={-1} ref={previewHalf}>
          {elsewhere && (
            <p className="elsewhere" role="status">
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
            goTo={goTo}
            nameOf={nameOf}
            path={page ?? card?.shownOn}
            written={read?.value}
            shown={shown}
            onPicked={onPicked}
          />
        </section>
      </div>
      {isDiscarding && (
        <ConfirmDialog
          title={words.discardTitle}
          done={words.discard}
          send={async () => {
            await editor.discard();
            setDiscarding(false);
          }}
          onClose={() => setDiscarding(false)}
        >
          <p>{words.discardBody}</p>
        </ConfirmDialog>
      )}
    </>
  );
};

/** One file: its form beside the page, its text, and all that keeps either safe. */
export const FileView = (props: FileViewProps) => {
  const { file, refresh } = props;
  const timer = useRef<ReturnType<typeof setTimeout>>();
  /** The cards follow once nobody types. */
  const onChecked = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void refresh(), 1500);
  }, [refresh]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const editor = useOpenFile(file, onChecked);
  if (editor && "error" in editor) return <p className="problems">{editor.error}</p>;
  // Overviews that come with the cards have no schemas yet.
  if (!editor || !props.overview.schemas[editor.state.kind]) return <p className="alone">{words.loading}</p>;
  return <OpenFileView {...props} editor={editor} />;
};
