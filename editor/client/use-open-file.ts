import { useCallback, useEffect, useReducer, useRef } from "react";
import { useLeaveGuard } from "../../src/components/use-leave-guard";
import type { Problem } from "../../src/content-check/problems";
import { goneDigest, type OpenFile } from "../protocol";
import { applyEdits } from "../text/apply-edits";
import { type Edit, EditRefused } from "../text/edit";
import { rebase } from "../text/rebase";
import { words } from "../words";
import { api } from "./api";
import { flushAll } from "./widgets/use-typed";

/** The file as another program has left it. */
interface OtherVersion {
  text: string;
  digest: string;
}

interface OpenFileState {
  file: string;
  kind: string;
  /** The state of the file that the text was made from. */
  base: string;
  baseText: string;
  text: string;
  /** Counts what changes the text otherwise than by typing: each field then shows what the text says. */
  revision: number;
  past: string[];
  future: string[];
  /** The field that the last change was of: typing on is undone in one step. */
  lastField: string;
  lastTime: number;
  problems: Problem[];
  elsewhere: Problem[];
  other?: OtherVersion | undefined;
  isSaving: boolean;
  /** Sentence on the last thing that was done. */
  note: string;
  refusal?: string | undefined;
}

type OpenFileAction =
  | { do: "opened"; file: OpenFile; note?: string }
  | { do: "text"; text: string; field: string; time: number }
  | { do: "replaced"; text: string }
  | { do: "undo" }
  | { do: "redo" }
  | { do: "checked"; problems: Problem[]; elsewhere: Problem[] }
  | { do: "saving" }
  | { do: "saved"; digest: string; text: string }
  | { do: "other"; other: OtherVersion }
  | { do: "resolve"; text: string; other: OtherVersion }
  | { do: "note"; note: string };

/** Changes of one field that follow each other within this time, in milliseconds, are undone together. */
const undoGroupMs = 1500;

function opened(file: OpenFile, revision: number, note = ""): OpenFileState {
  const draft = file.draft;
  return {
    file: file.file,
    kind: file.kind,
    base: draft?.base ?? file.digest,
    baseText: draft?.baseText ?? file.text,
    text: draft?.text ?? file.text,
    revision,
    past: draft ? [draft.baseText] : [],
    future: [],
    lastField: "",
    lastTime: 0,
    problems: file.problems,
    elsewhere: [],
    other: draft && draft.base !== file.digest ? { text: file.text, digest: file.digest } : undefined,
    isSaving: false,
    note,
    refusal: file.refusal,
  };
}

/** True for a change that belongs to the one before it. */
const goesOn = (state: OpenFileState, field: string, time: number) =>
  field !== "" && field === state.lastField && time - state.lastTime < undoGroupMs;

function reduced(state: OpenFileState | undefined, action: OpenFileAction): OpenFileState | undefined {
  if (action.do === "opened") return opened(action.file, (state?.revision ?? 0) + 1, action.note);
  if (!state) return state;
  const revision = state.revision + 1;
  switch (action.do) {
    case "text": {
      if (action.text === state.text) return state;
      return {
        ...state,
        text: action.text,
        past: goesOn(state, action.field, action.time) ? state.past : [...state.past.slice(-199), state.text],
        future: [],
        lastField: action.field,
        lastTime: action.time,
        note: "",
      };
    }
    case "replaced":
      return { ...state, text: action.text, past: [...state.past, state.text], future: [], lastField: "", revision };
    case "undo": {
      const text = state.past.at(-1);
      if (text === undefined) return state;
      const past = state.past.slice(0, -1);
      return { ...state, text, past, future: [state.text, ...state.future], lastField: "", revision };
    }
    case "redo": {
      const [text, ...future] = state.future;
      if (text === undefined) return state;
      return { ...state, text, past: [...state.past, state.text], future, lastField: "", revision };
    }
    case "checked":
      return { ...state, problems: action.problems, elsewhere: action.elsewhere };
    case "saving":
      return { ...state, isSaving: true };
    case "saved":
      return { ...state, isSaving: false, base: action.digest, baseText: action.text, other: undefined, lastField: "" };
    case "other":
      return { ...state, isSaving: false, other: action.other };
    case "resolve":
      return {
        ...state,
        revision,
        past: [...state.past, state.text],
        future: [],
        text: action.text,
        base: action.other.digest,
        baseText: action.other.text,
        other: undefined,
      };
    case "note":
      return { ...state, isSaving: false, note: action.note };
  }
}

export interface FileEditor {
  state: OpenFileState;
  isDirty: boolean;
  /** Makes some changes; `field` joins those of one field into one step of undo. */
  edit: (edits: readonly Edit[], field?: string) => void;
  setText: (text: string) => void;
  /** Sets the whole text from outside of the fields, so that each shows what is in it now. */
  replaceText: (text: string) => void;
  undo: () => void;
  redo: () => void;
  save: () => Promise<void>;
  discard: () => Promise<void>;
  resolve: (how: "mine" | "theirs" | "merge") => void;
  say: (note: string) => void;
}

/** Milliseconds without typing before a draft is kept and checked. */
const pause = 80;

/** Milliseconds between looks at the file for changes of others. */
const lookEvery = 2500;

/** One file that is open: its text is the only truth, and every change goes through it. */
export function useOpenFile(file: string, onChecked: () => void): FileEditor | { error: string } | undefined {
  const current = useRef<OpenFileState>();
  const [, draw] = useReducer((count: number) => count + 1, 0);
  // The state is kept beside React, which applies urgent changes before others that came first: what is written next
  // would then begin from a text in which the others are missing.
  const dispatch = useCallback((action: OpenFileAction) => {
    current.current = reduced(current.current, action);
    draw();
  }, []);
  const state = current.current;
  const told = useRef<string>();
  const error = useRef<string>();

  useEffect(() => {
    let isOpen = true;
    told.current = undefined;
    api.file(file).then(
      (found) => isOpen && dispatch({ do: "opened", file: found }),
      (reason: Error) => {
        error.current = reason.message;
        draw();
      },
    );
    return () => {
      isOpen = false;
    };
  }, [file, dispatch]);

  /** Problems of the file as somebody else has left it. */
  const onCheck = useRef(() => {});
  onCheck.current = () => {
    void api.file(file).then(({ digest, problems }) => {
      if (current.current?.base === digest) dispatch({ do: "checked", problems, elsewhere: [] });
    });
  };

  const keep = useCallback(async () => {
    const now = current.current;
    if (!now || now.text === (told.current ?? now.baseText) || now.refusal) return;
    told.current = now.text;
    try {
      const checked = await api.draft({ file: now.file, text: now.text, base: now.base });
      if (current.current?.text === now.text) dispatch({ do: "checked", ...checked });
      onChecked();
    } catch (reason) {
      told.current = undefined;
      dispatch({ do: "note", note: (reason as Error).message });
    }
  }, [onChecked, dispatch]);

  const text = state?.text;
  useEffect(() => {
    if (text === undefined) return undefined;
    const timer = setTimeout(() => void keep(), pause);
    return () => clearTimeout(timer);
  }, [text, keep]);

  useEffect(() => {
    const look = async () => {
      const now = current.current;
      if (!now || now.isSaving || now.other || document.hidden) return;
      const found = await api.digest(now.file).catch(() => undefined);
      const after = current.current;
      if (!found || !after || after.isSaving || found.digest === after.base || after.base !== now.base) return;
      if (after.text === after.baseText && found.digest !== goneDigest) {
        const { file: name, kind } = after;
        told.current = undefined;
        dispatch({ do: "opened", file: { file: name, kind, ...found, problems: [] }, note: words.reloaded });
        onCheck.current();
      } else dispatch({ do: "other", other: found });
    };
    const timer = setInterval(() => void look(), lookEvery);
    return () => clearInterval(timer);
  }, [dispatch]);

  useEffect(() => {
    // What was typed at the last moment is kept as well.
    const leave = () => {
      flushAll();
      void keep();
    };
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, [keep]);

  const isDirty = state !== undefined && state.text !== state.baseText;
  useLeaveGuard(isDirty);

  const setText = useCallback(
    (fresh: string, field = "") => {
      dispatch({ do: "text", text: fresh, field, time: Date.now() });
    },
    [dispatch],
  );

  /** Changes may follow each other faster than they are drawn. */
  const edit = useCallback(
    (edits: readonly Edit[], field = "") => {
      const now = current.current;
      if (!now) return;
      const time = Date.now();
      // Further typing is written from before it began: signs that needed quotation marks for a moment leave none.
      const from = (goesOn(now, field, time) ? now.past.at(-1) : undefined) ?? now.text;
      try {
        dispatch({ do: "text", text: applyEdits(from, edits), field, time });
      } catch (reason) {
        if (!(reason instanceof EditRefused)) throw reason;
        dispatch({ do: "note", note: reason.message });
      }
    },
    [dispatch],
  );

  const save = useCallback(async () => {
    const now = current.current;
    if (!now || now.isSaving) return;
    dispatch({ do: "saving" });
    try {
      const answer = await api.save({ file: now.file, text: now.text, base: now.base });
      if ("conflict" in answer) dispatch({ do: "other", other: answer.conflict });
      else {
        told.current = now.text;
        dispatch({ do: "saved", digest: answer.digest, text: now.text });
        dispatch({ do: "checked", problems: answer.problems, elsewhere: answer.elsewhere });
        dispatch({ do: "note", note: words.saved });
      }
      onChecked();
    } catch (reason) {
      dispatch({ do: "note", note: (reason as Error).message });
    }
  }, [onChecked, dispatch]);

  const discard = useCallback(async () => {
    const now = current.current;
    if (!now) return;
    const fresh = await api.discard(now.file);
    told.current = undefined;
    dispatch({ do: "opened", file: fresh });
    onChecked();
  }, [onChecked, dispatch]);

  const resolve = useCallback(
    (how: "mine" | "theirs" | "merge") => {
      const now = current.current;
      if (!now?.other) return;
      if (how !== "merge") {
        dispatch({ do: "resolve", text: how === "mine" ? now.text : now.other.text, other: now.other });
        return;
      }
      try {
        const text = rebase({ base: now.baseText, mine: now.text, theirs: now.other.text });
        dispatch({ do: "resolve", text, other: now.other });
      } catch {
        dispatch({ do: "note", note: words.conflictCannotMerge });
      }
    },
    [dispatch],
  );

  if (error.current !== undefined && !state) return { error: error.current };
  if (!state || state.file !== file) return undefined;
  return {
    state,
    isDirty,
    edit,
    setText,
    replaceText: (fresh) => dispatch({ do: "replaced", text: fresh }),
    undo: () => dispatch({ do: "undo" }),
    redo: () => dispatch({ do: "redo" }),
    save,
    discard,
    resolve,
    say: (note) => dispatch({ do: "note", note }),
  };
}
