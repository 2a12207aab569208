import { useCallback, useEffect, useReducer, useRef } from "react";
import { useLeaveGuard } from "../../src/components/use-leave-guard";
import { goneDigest } from "../protocol";
import { Refusal } from "../refusal";
import { applyEdits } from "../text/apply-edits";
import type { Edit } from "../text/edit";
import { rebase } from "../text/rebase";
import { words } from "../words";
import { api } from "./api";
import { goesOn, type OpenFileAction, type OpenFileState, openFileReducer } from "./open-file-state";
import { flushAll } from "./widgets/use-typed";

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
    current.current = openFileReducer(current.current, action);
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
        const { digest, problems } = await api.file(name);
        if (current.current?.base === digest) dispatch({ do: "checked", problems, elsewhere: [] });
      } else dispatch({ do: "other", other: found });
    };
    const timer = setInterval(() => void look(), lookEvery);
    return () => clearInterval(timer);
  }, [dispatch]);

  useEffect(() => {
    // Letters that were typed at the last moment are kept as well.
    const leave = () => {
      flushAll();
      void keep();
    };
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, [keep]);

  const isDirty = state !== undefined && state.text !== state.baseText;
  useLeaveGuard(isDirty);

  const setText = (fresh: string) => dispatch({ do: "text", text: fresh, field: "", time: Date.now() });

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
        if (!(reason instanceof Refusal)) throw reason;
        dispatch({ do: "note", note: reason.message });
      }
    },
    [dispatch],
  );

  const save = async () => {
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
  };

  const discard = async () => {
    const now = current.current;
    if (!now) return;
    const fresh = await api.discard(now.file);
    told.current = undefined;
    dispatch({ do: "opened", file: fresh });
    onChecked();
  };

  const resolve = (how: "mine" | "theirs" | "merge") => {
    const now = current.current;
    if (!now?.other) return;
    const { baseText: base, text: mine, other } = now;
    try {
      const merged = how === "merge" ? rebase({ base, mine, theirs: other.text }) : undefined;
      dispatch({ do: "resolve", text: merged ?? (how === "mine" ? mine : other.text), other });
    } catch {
      dispatch({ do: "note", note: words.conflictCannotMerge });
    }
  };

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
  };
}
