/** @jsxImportSource react */
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { folderOf, nameInLanguage } from "../../src/content/languages/languages";
import type { Problem } from "../../src/content-check/problems";
import type { Picked } from "../preview/messages";
import { type Change, type Found, goneDigest, type Overview } from "../protocol";
import type { Path } from "../text/edit";
import { valueOrNothing } from "../text/parse";
import { words } from "../words";
import { api, pictureAddress } from "./api";
import { ConfirmDialog } from "./confirm-dialog";
import { ConflictDialog } from "./conflict-dialog";
import { addressId, idOf, labelOf, pathOfName } from "./field-path";
import { FileBar } from "./file-bar";
import { ContentForm } from "./form/content-form";
import { FormContext, type FormTools } from "./form/form-context";
import {
  fieldOfClick,
  placeOfField,
  placesWithin,
  shownAsTyped,
  shownWords,
  standInChanges,
  typedSince,
} from "./locate";
import { PreviewPane, sayChange } from "./preview-pane";
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

/** The page on which most of a file is seen. A language that is not published yet has none: the first one's shows it. */
function pageOf(file: string, { files }: Overview): string {
  const [folder, name] = [folderOf(file), nameInLanguage(file)];
  const pathOf = (page: string) =>
    [folder + page, page]
      .map((own) => files.find((card) => card.file === own)?.path)
      .find((path) => path !== undefined);
  const pages = {
    "locations/": "contact",
    "forms/": "contact",
    "wizards/": "contact",
    "partner-products": "become-a-partner",
  };
  const [, shownOn = "home"] = Object.entries(pages).find(([start]) => name.startsWith(start)) ?? [];
  // A wizard is seen in its window, not on the page for visitors without a script.
  const isWizard = name.startsWith("wizards/");
  const path = (isWizard ? undefined : pathOf(name)) ?? pathOf(`pages/${shownOn}.yaml`) ?? "/";
  return isWizard ? `${path}#${name.replace(/^.*\/|\.yaml$/g, "")}` : path;
}

/** The ids of everything that a field stands in, so that it can be unfolded. */
const idsAround = (path: Path) => [...path.map((_, index) => idOf(path.slice(0, index + 1))), addressId];

const OpenFileView = ({ editor, field, overview, refresh }: FileViewProps & { editor: FileEditor }) => {
  const { state, edit } = editor;
  const [isText, setText] = useState(false);
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<Picked>();
  const [page, setPage] = useState<string>();
  const [isComparing, setComparing] = useState(false);
  const [isDiscarding, setDiscarding] = useState(false);
  const [elsewhere, setElsewhere] = useState<Found | "nowhere">();
  const [spoken, setSpoken] = useState("");
  const focusLater = useFocusLater();
  const card = overview.files.find((other) => other.file === state.file);
  const schema = overview.schemas[state.kind];
  const read = useMemo(() => valueOrNothing(state.text), [state.text]);
  const { problems } = state;
  const nameOf = (name: string) => labelOf(name, schema, read?.value);
  const shownAll = useMemo(() => shownWords(read?.value, overview.choices.facts), [read, overview.choices.facts]);
  const source = useOriginal(state.file, overview);
  const original = useOriginalWords(source, overview);
  const { facts } = overview.choices;
  /** Latest values for what is made once, so that not every field is drawn anew with each letter. */
  const latest = useRef({ editor, state, shownAll });
  latest.current = { editor, state, shownAll };
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
  const neighbour = overview.files.find(
    ({ file, kind, path }) =>
      kind === state.kind && path !== undefined && file !== state.file && folderOf(file) === folderOf(state.file),
  );
  const onStandIn = useCallback(
    async (path?: string) => {
      const valueIn = (text: string) => valueOrNothing(text)?.value;
      if (path !== undefined && neighbour) {
        const { text, draft } = await api.file(neighbour.file);
        const own = valueIn(latest.current.state.text);
        for (const change of standInChanges(valueIn(draft?.text ?? text), own, facts)) sayChange(change);
        return;
      }
      const { changes } = await api.changes().catch(() => ({ changes: [] as Change[] }));
      const { text, baseText } = latest.current.state;
      const before = changes.find((change) => change.file === state.file)?.before ?? baseText;
      for (const change of typedSince(valueIn(before), valueIn(text), facts)) sayChange(change);
    },
    [facts, state.file, neighbour],
  );
  const onPicked = useCallback(
    (around: readonly Picked[]) => {
      setElsewhere(undefined);
      const path = fieldOfClick(latest.current.shownAll, around);
      if (path) {
        reveal(path);
        return;
      }
      const [first] = around;
      if (first) void api.search(first.text.slice(0, 200)).then(([found]) => setElsewhere(found ?? "nowhere"));
    },
    [reveal],
  );
  const actions = useMemo(() => {
    const placeOf = (path: Path) => placeOfField(latest.current.shownAll, path);
    return {
      setOpen: (id: string, isOpen: boolean) =>
        setOpenIds((ids) => new Set(isOpen ? [...ids, id] : [...ids].filter((other) => other !== id))),
      show: (path: Path) => setShown(placeOf(path)),
      showTyped: (path: Path, text: string) => {
        const from = placeOf(path);
        const typed = shownAsTyped(text, facts);
        if (from && typed !== undefined) sayChange({ edit: "typed", id: idOf(path), from, text: typed });
      },
      showMoved: (list: Path, count: number, from: number, to: number) => {
        const entryAt = (_: unknown, index: number) => placesWithin(latest.current.shownAll, [...list, index]);
        sayChange({ edit: "moved", entries: Array.from({ length: count }, entryAt), from, to });
      },
      showPicture: async (path: Path, name: string, text: string) => {
        const from = placeOf([...path.slice(0, -1), "alt"]);
        if (!from) return;
        // As a whole: the page is not to know the token by which pictures are asked for.
        const answer = await fetch(pictureAddress(name)).catch(() => undefined);
        if (answer?.ok) sayChange({ edit: "picture", id: idOf(path), from, picture: await answer.blob(), text });
      },
      mend: ({ line, right = "", field: name }: Problem) => {
        const lines = latest.current.state.text.split("\n");
        lines[line - 1] = right;
        latest.current.editor.replaceText(lines.join("\n"));
        focusLater(idOf(pathOfName(name)));
      },
    };
  }, [facts, focusLater]);
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
      {state.other && (
        <div className="conflict" role="alert">
          {state.other.digest === goneDigest ? words.deletedMeanwhile : words.conflict}{" "}
          <button type="button" onClick={() => setComparing(true)}>
            {words.conflictShow}
          </button>
        </div>
      )}
      <p role="status" className="note">
        {state.note || spoken}
      </p>
      <div className="halves">
        <section className="half form-half" aria-label={words.fields}>
          <button type="button" className="skip" onClick={() => previewHalf.current?.focus()}>
            {words.toPreview}
          </button>
          <ProblemSummary problems={problems} nameOf={nameOf} elsewhere={state.elsewhere} goTo={goTo} />
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
          {isForm ? (
            <FormContext.Provider value={tools}>
              <ContentForm schema={tools.schema} value={read.value} />
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
            goTo={goTo}
            nameOf={nameOf}
            path={page ?? (card && pageOf(state.file, overview))}
            neighbour={neighbour?.path}
            shown={shown}
            onPicked={onPicked}
            onStandIn={onStandIn}
          />
        </section>
      </div>
      {isComparing && state.other && (
        <ConflictDialog
          base={state.baseText}
          mine={state.text}
          theirs={state.other.text}
          resolve={editor.resolve}
          onClose={() => setComparing(false)}
        />
      )}
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
