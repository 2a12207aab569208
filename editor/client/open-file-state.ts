import type { Problem } from "../../src/content-check/problems";
import type { Version } from "../protocol";
import { type Choices, type Place, rebase } from "../text/rebase";
import type { OpenFile } from "./api";

export interface OpenFileState extends Version {
  /** What other windows had written, and this one went on from, since the file was as it is. */
  seen: readonly string[];
  past: string[];
  future: string[];
  /** The field that the last change was of: typing on is undone in one step. */
  lastField: string;
  lastTime: number;
  problems: Problem[];
  elsewhere: Problem[];
  conflict?: { other: Other; places: Place[] };
  isSaving: boolean;
  note: string;
}

/** The text of a file as another program has written it, or what another window has written and not saved. */
export type Other = string | Version;

/** Changes of one field that follow each other within this time, in milliseconds, are undone together. */
const undoGroupMs = 1500;

/** @param unsent what a window could not send lies over the draft on the server */
export function opened({ text, draft: there, ...file }: OpenFile, by: string, unsent?: Version): OpenFileState {
  const left = unsent ?? there;
  // What the window that has left a draft here has sent itself is no change of another.
  const draft = left && left.by === there?.by ? { ...left, over: there.text } : left;
  const history = { seen: there ? [there.text, there.over] : [], past: [], future: [], lastField: "", lastTime: 0 };
  const state = { ...file, ...history, text, base: text, by, over: "", elsewhere: [], isSaving: false, note: "" };
  if (!draft) return state;
  const typed = { ...state, ...draft, by, past: [draft.base] };
  return draft.base === text ? typed : met(typed, text);
}

export const goesOn = (state: OpenFileState, field: string, time: number) =>
  field !== "" && field === state.lastField && time - state.lastTime < undoGroupMs;

export const edited = (state: OpenFileState, text: string, field = "", time = 0): OpenFileState =>
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

export function undone(state: OpenFileState): OpenFileState {
  const text = state.past.at(-1);
  if (text === undefined) return state;
  return { ...edited(state, text), past: state.past.slice(0, -1), future: [state.text, ...state.future] };
}

export function redone(state: OpenFileState): OpenFileState {
  const [text, ...future] = state.future;
  return text === undefined ? state : { ...edited(state, text), future };
}

/** Once a file is gone, what is here is chosen as a whole, or goes as well. */
function metNothing(mine: string, choices: Choices | undefined): ReturnType<typeof rebase> {
  const side = choices?.[""];
  return side ? { text: side === "mine" ? mine : "", open: [] } : { text: "", open: [{ field: "", mine }] };
}

/** The state once others have written the file, or in it: both changes put together, as far as nobody has to choose. */
export function met(state: OpenFileState, other: Other, choices?: Choices): OpenFileState {
  const { text: mine } = state;
  const isStored = typeof other === "string";
  const theirs = isStored ? other : other.text;
  // Whoever writes a draft has seen the one before: what this window has seen last is older than either.
  const saved = [state.over, ...state.seen].includes(theirs) ? theirs : state.base;
  const base = isStored ? saved : state.over || other.base;
  const { text, open } = theirs === "" ? metNothing(mine, choices) : rebase({ base, mine, theirs }, choices);
  if (open.length > 0) return { ...state, isSaving: false, conflict: { other, places: open } };
  const note = `Another ${isStored ? "program" : "window"} has changed this file; what it has written is in it now.`;
  const known = isStored ? { base: theirs, seen: [] } : { over: theirs, seen: [theirs] };
  return { ...edited(state, text), ...known, conflict: undefined, isSaving: false, note };
}
