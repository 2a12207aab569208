import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { useLeaveGuard } from "../../src/components/use-leave-guard";
import { goneDigest, type OpenFile, type Resolution } from "../protocol";
import { Refusal } from "../refusal";
import { serialQueue } from "../serial-queue";
import { applyEdits } from "../text/apply-edits";
import type { Edit } from "../text/edit";
import { words } from "../words";
import { api } from "./api";
import { edited, goesOn, type OpenFileState, opened, redone, replaced, undone } from "./open-file-state";
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
  resolve: (choice: Resolution) => void;
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
  const change = useCallback((step: (now: OpenFileState) => OpenFileState) => {
    if (current.current) current.current = step(current.current);
    draw();
  }, []);
  const put = useCallback((part: Partial<OpenFileState>) => change((now) => ({ ...now, ...part })), [change]);
  const open = useCallback((found: OpenFile, note?: string) => {
    current.current = opened(found, (current.current?.revision ?? 0) + 1, note);
    draw();
  }, []);
  const state = current.current;
  const told = useRef<string>();
  const error = useRef<string>();

  useEffect(() => {
    let isOpen = true;
    told.current = undefined;
    api.file(file).then(
      (found) => isOpen && open(found),
      (reason: Error) => {
        error.current = reason.message;
        draw();
      },
    );
    return () => {
      isOpen = false;
    };
  }, [file, open]);

  // A draft that arrived after a later save would lie over what was saved.
  const [inTurn] = useState(serialQueue);

  const keepNow = useCallback(async () => {
    const now = current.current;
    if (!now || now.text === (told.current ?? now.baseText) || now.refusal) return;
    told.current = now.text;
    try {
      const checked = await api.draft({ file: now.file, text: now.text, base: now.base });
      if (current.current?.text === now.text) put(checked);
      onChecked();
    } catch (reason) {
      told.current = undefined;
      put({ isSaving: false, note: (reason as Error).message });
    }
  }, [onChecked, put]);
  const keep = useCallback(() => inTurn(keepNow), [inTurn, keepNow]);

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
        open({ file: name, kind, ...found, problems: [] }, words.reloaded);
        const { digest, problems } = await api.file(name);
        if (current.current?.base === digest) put({ problems, elsewhere: [] });
      } else put({ isSaving: false, other: found });
    };
    const timer = setInterval(() => void look(), lookEvery);
    return () => clearInterval(timer);
  }, [open, put]);

  useEffect(() => {
    // Letters that were typed at the last moment are kept as well. A page that goes cannot wait for its turn.
    const leave = () => {
      flushAll();
      void keepNow();
    };
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      flushAll();
      void keep();
    };
  }, [keep, keepNow]);

  const isDirty = state !== undefined && state.text !== state.baseText;
  useLeaveGuard(isDirty);

  /** Changes may follow each other faster than they are drawn. */
  const edit = useCallback(
    (edits: readonly Edit[], field = "") => {
      const now = current.current;
      if (!now) return;
      const time = Date.now();
      // Further typing is written from before it began: signs that needed quotation marks for a moment leave none.
      const from = (goesOn(now, field, time) ? now.past.at(-1) : undefined) ?? now.text;
      try {
        const fresh = applyEdits(from, edits);
        change((known) => edited(known, fresh, field, time));
      } catch (reason) {
        if (!(reason instanceof Refusal)) throw reason;
        put({ isSaving: false, note: reason.message });
      }
    },
    [change, put],
  );

  const save = async () => {
    const now = current.current;
    if (!now || now.isSaving) return;
    put({ isSaving: true });
    try {
      const answer = await inTurn(() => api.save({ file: now.file, text: now.text, base: now.base }));
      if ("conflict" in answer) put({ isSaving: false, other: answer.conflict });
      else {
        const { digest: base, problems, elsewhere } = answer;
        told.current = now.text;
        put({
          base,
          baseText: now.text,
          other: undefined,
          lastField: "",
          problems,
          elsewhere,
          isSaving: false,
          note: words.saved,
        });
      }
      onChecked();
    } catch (reason) {
      put({ isSaving: false, note: (reason as Error).message });
    }
  };

  const discard = async () => {
    const now = current.current;
    if (!now) return;
    const fresh = await inTurn(() => api.discard(now.file));
    told.current = undefined;
    open(fresh);
    onChecked();
  };

  const resolve = (choice: Resolution) => {
    const now = current.current;
    if (!now?.other) return;
    const { text: mine, other } = now;
    const text = "text" in choice ? choice.text : choice.side === "mine" ? mine : other.text;
    put({ ...replaced(now, text), base: other.digest, baseText: other.text, other: undefined });
  };

  if (error.current !== undefined && !state) return { error: error.current };
  if (!state || state.file !== file) return undefined;
  return {
    state,
    isDirty,
    edit,
    setText: (fresh) => change((now) => edited(now, fresh, "", Date.now())),
    replaceText: (fresh) => change((now) => replaced(now, fresh)),
    undo: () => change(undone),
    redo: () => change(redone),
    save,
    discard,
    resolve,
  };
}
