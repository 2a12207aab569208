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

/** Changes of one field that follow each other within this time, in milliseconds, are undone together. */
const undoGroupMs = 1500;

export function opened(file: OpenFile, revision: number, note = ""): OpenFileState {
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

/** The state after an edit of a field; of no field in particular where its name is empty. */
export const edited = (state: OpenFileState, text: string, field: string, time: number): OpenFileState =>
  text === state.text
    ? state
    : {
        ...state,
        text,
        past: goesOn(state, field, time) ? state.past : [...state.past.slice(-199), state.text],
        future: [],
        lastField: field,
        lastTime: time,
        note: "",
      };

/** The state with another text, which was not typed. */
export const replaced = (state: OpenFileState, text: string): OpenFileState => ({
  ...state,
  text,
  past: [...state.past, state.text],
  future: [],
  lastField: "",
  revision: state.revision + 1,
});

export function undone(state: OpenFileState): OpenFileState {
  const text = state.past.at(-1);
  if (text === undefined) return state;
  return { ...replaced(state, text), past: state.past.slice(0, -1), future: [state.text, ...state.future] };
}

export function redone(state: OpenFileState): OpenFileState {
  const [text, ...future] = state.future;
  return text === undefined ? state : { ...replaced(state, text), future };
}
