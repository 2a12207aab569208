import type { Problem } from "../../src/content-check/problems";
import type { OpenFile } from "../protocol";

/** The file as another program has left it. */
interface OtherVersion {
  text: string;
  digest: string;
}

export interface OpenFileState {
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

export type OpenFileAction =
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
export const goesOn = (state: OpenFileState, field: string, time: number) =>
  field !== "" && field === state.lastField && time - state.lastTime < undoGroupMs;

/** State of the open file after an action; nothing before it was opened. */
export function openFileReducer(state: OpenFileState | undefined, action: OpenFileAction): OpenFileState | undefined {
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
