import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { holdPage } from "../../src/components/use-leave-guard";
import { Refusal } from "../refusal";
import { serialQueue } from "../serial-queue";
import { applyEdits } from "../text/apply-edits";
import type { Edit } from "../text/differences";
import type { Choices } from "../text/rebase";
import { api, type OpenFile } from "./api";
import { edited, goesOn, met, type OpenFileState, opened, redone, undone } from "./open-file-state";
import { forgetUnsent, keepUnsent, takeUnsent, versionOf } from "./unsent";

export type FileEditor = Extract<ReturnType<typeof useOpenFile>, { state: unknown }>;

/** Milliseconds without typing before a draft is kept and checked. */
const pause = 200;

/** Milliseconds between looks at the file for changes of others. */
const lookEvery = 2500;

const keptHere = "What you wrote is kept in this browser, and stands here again when you open the file.";
const keptNowhere = "What you wrote is kept nowhere: copy it before you close this window.";

/** One file that is open: its text is the only truth, and every change goes through it. */
export function useOpenFile(file: string, onChecked: () => void) {
  const current = useRef<OpenFileState>();
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const isKept = useRef(true);
  /** The name of this window. */
  const [by] = useState(() => crypto.randomUUID());
  const error = useRef<string>();
  // The state is kept beside React, which applies urgent changes before others that came first: what is written next
  // would then begin from a text in which the others are missing.
  const change = useCallback((step: (now: OpenFileState) => OpenFileState) => {
    const before = current.current;
    if (!before) return undefined;
    const now = step(before);
    current.current = now;
    if (now.text !== before.text) isKept.current = keepUnsent(now);
    draw();
    return now;
  }, []);
  const put = useCallback((part: Partial<OpenFileState>) => change((now) => ({ ...now, ...part })), [change]);
  const hasFailed = useRef(false);
  const fail = useCallback(
    (reason: unknown) =>
      put({ isSaving: false, note: `${(reason as Error).message} ${isKept.current ? keptHere : keptNowhere}` }),
    [put],
  );
  const open = useCallback(
    (found: OpenFile) => {
      const { draft: there } = found;
      const draft = takeUnsent(found.file, by) ?? there;
      // What the window that has left a draft here has sent itself is no change of another.
      const isSeen = there && draft?.by === there.by;
      current.current = opened({ ...found, draft: isSeen ? { ...draft, over: there.text } : draft }, by, there);
      draw();
    },
    [by],
  );
  const state = current.current;

  useEffect(() => {
    let isOpen = true;
    api.file({ file }).then(
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

  const keep = useCallback(
    () =>
      inTurn(async () => {
        const now = current.current;
        if (!now || now.refusal) return;
        const isThere = now.text === now.base ? now.over === "" : now.text === now.over;
        if (isThere && !hasFailed.current) {
          forgetUnsent(now);
          return;
        }
        try {
          const answer = await api.draft(versionOf(now));
          if ("other" in answer) {
            change((known) => met(known, answer.other));
            return;
          }
          const over = now.text === now.base ? "" : now.text;
          if (current.current?.text !== now.text) put({ over });
          else {
            forgetUnsent(now);
            put({ ...answer, over, ...(hasFailed.current && { note: "" }) });
            hasFailed.current = false;
          }
          onChecked();
        } catch (reason) {
          hasFailed.current = true;
          fail(reason);
        }
      }),
    [inTurn, onChecked, change, put, fail],
  );

  const text = state?.text;
  useEffect(() => {
    if (text === undefined) return undefined;
    const timer = setTimeout(() => void keep(), pause);
    return () => clearTimeout(timer);
  }, [text, keep]);

  useEffect(() => {
    const look = async () => {
      const now = current.current;
      if (!now || now.isSaving || now.conflict || document.hidden) return;
      const found = await api.stored({ file: now.file }).catch(() => undefined);
      const after = current.current;
      if (!found || !after || after.isSaving || after.base !== now.base) return;
      if (found.text !== after.base) change((known) => met(known, found.text));
      // With what could not be sent before, as the server had ended.
      void keep();
    };
    const timer = setInterval(() => void look(), lookEvery);
    return () => clearInterval(timer);
  }, [change, keep]);

  // With what was changed right before another file is opened.
  useEffect(() => () => void keep(), [keep]);

  const isDirty = state !== undefined && state.text !== state.base;
  useEffect(() => {
    holdPage(current, isDirty);
    return () => holdPage(current, false);
  }, [isDirty]);

  /** Changes may come faster than they are drawn; `field` joins those of one field into one step of undo. */
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

  const setText = useCallback((fresh: string) => void change((now) => edited(now, fresh)), [change]);

  const save = async (): Promise<void> => {
    const now = current.current;
    if (!now || now.isSaving) return;
    put({ isSaving: true });
    try {
      const answer = await inTurn(() => api.save(versionOf(now)));
      if ("other" in answer) {
        const { other } = answer;
        change((known) => met(known, other));
        // What somebody else is still writing is looked at before it is saved.
        if (typeof other === "string" && !current.current?.conflict) await save();
        return;
      }
      if (current.current?.text === now.text) forgetUnsent(now);
      put({
        ...answer,
        base: now.text,
        over: "",
        seen: [],
        conflict: undefined,
        lastField: "",
        isSaving: false,
        note: "Saved",
      });
      onChecked();
    } catch (reason) {
      fail(reason);
    }
  };

  const discard = async () => {
    const now = current.current;
    if (!now) return;
    const fresh = await inTurn(() => api.discard(versionOf(now)));
    forgetUnsent(now);
    open(fresh);
    onChecked();
  };

  const resolve = (choices: Choices) => {
    const now = change((known) => (known.conflict ? met(known, known.conflict.other, choices) : known));
    // Where both agree that it goes, there is nothing to show any more.
    if (now?.text === "") {
      forgetUnsent(now);
      void api.discard(versionOf(now)).catch(() => undefined);
      location.hash = "#/";
    }
  };

  if (error.current !== undefined && !state) return { error: error.current };
  if (!state || state.file !== file) return undefined;
  return {
    state,
    isDirty,
    edit,
    setText,
    undo: () => change(undone),
    redo: () => change(redone),
    save,
    discard,
    resolve,
  };
}
