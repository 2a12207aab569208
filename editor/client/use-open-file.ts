import { useEffect, useReducer, useState } from "react";
import { holdPage } from "../../src/components/use-leave-guard";
import { EditRefusal } from "../edit-refusal";
import { serialQueue } from "../serial-queue";
import { applyEdits } from "../text/apply-edits";
import type { Edit } from "../text/differences";
import type { Choices } from "../text/rebase";
import { api, type OpenFile } from "./api";
import { edited, goesOn, met, type OpenFileState, opened, redone, undone } from "./open-file-state";
import { forgetUnsent, keepUnsent, takeUnsent, versionOf } from "./unsent";

/** Milliseconds without typing before a draft is kept and checked. */
const pause = 200;

/** Milliseconds between looks at the file for changes of others. */
const lookEvery = 2500;

const keptHere = "What you wrote is kept in this browser, and stands here again when you open the file.";
const keptNowhere = "What you wrote is kept nowhere: copy it before you close this window.";

// Kept beside React, which applies urgent changes before others that came first: what is written next would begin from a
// text in which those are missing.
export class FileEditor {
  state: OpenFileState;
  readonly #by = crypto.randomUUID();
  /** A draft that arrived after a later save would lie over what was saved. */
  readonly #inTurn = serialQueue();
  readonly #looking = setInterval(() => void this.#look(), lookEvery);
  #typing: ReturnType<typeof setTimeout> | undefined;
  #isKept = true;
  #hasFailed = false;

  constructor(
    found: OpenFile,
    readonly onChecked: () => void,
    readonly draw: () => void,
  ) {
    this.state = opened(found, this.#by, takeUnsent(found.file, this.#by));
    this.#keepLater();
  }

  get isDirty(): boolean {
    return this.state.text !== this.state.base;
  }

  /** With what was changed right before another file is opened. */
  close(): void {
    clearInterval(this.#looking);
    clearTimeout(this.#typing);
    void this.#keep();
  }

  /** Changes may come faster than they are drawn; `field` joins those of one field into one step of undo. */
  edit = (edits: readonly Edit[], field = ""): void => {
    const now = this.state;
    const time = Date.now();
    // Further typing is written from before it began: signs that needed quotation marks for a moment leave none.
    const from = (goesOn(now, field, time) ? now.past.at(-1) : undefined) ?? now.text;
    try {
      this.#set(edited(now, applyEdits(from, edits), field, time));
    } catch (reason) {
      if (!(reason instanceof EditRefusal)) throw reason;
      this.#put({ isSaving: false, note: reason.message });
    }
  };

  setText = (text: string): void => this.#set(edited(this.state, text));
  say = (note: string): void => this.#put({ note });
  undo = (): void => this.#set(undone(this.state));
  redo = (): void => this.#set(redone(this.state));

  save = async (): Promise<void> => {
    const now = this.state;
    if (now.isSaving) return;
    this.#put({ isSaving: true });
    try {
      const answer = await this.#inTurn(() => api.save(versionOf(now)));
      if ("other" in answer) {
        this.#set(met(this.state, answer.other));
        // What somebody else is still writing is looked at before it is saved.
        if (typeof answer.other === "string" && !this.state.conflict) await this.save();
        return;
      }
      if (this.state.text === now.text) forgetUnsent(now);
      const saved = { base: now.text, over: "", seen: [], conflict: undefined, lastField: "" };
      this.#put({ ...answer, ...saved, isSaving: false, note: "Saved" });
      this.onChecked();
    } catch (reason) {
      this.#fail(reason);
    }
  };

  discard = async (): Promise<void> => {
    const now = this.state;
    const fresh = await this.#inTurn(() => api.discard(versionOf(now)));
    forgetUnsent(now);
    this.state = opened(fresh, this.#by);
    this.#keepLater();
    this.draw();
    this.onChecked();
  };

  resolve = (choices: Choices): void => {
    const { conflict } = this.state;
    if (!conflict) return;
    this.#set(met(this.state, conflict.other, choices));
    // Where both agree that it goes, there is nothing to show any more.
    if (this.state.text !== "") return;
    forgetUnsent(this.state);
    void api.discard(versionOf(this.state)).catch(() => undefined);
    location.hash = "#/";
  };

  #keepLater(): void {
    clearTimeout(this.#typing);
    this.#typing = setTimeout(() => void this.#keep(), pause);
  }

  #set(state: OpenFileState): void {
    const { text } = this.state;
    this.state = state;
    if (state.text !== text) {
      this.#isKept = keepUnsent(state);
      this.#keepLater();
    }
    this.draw();
  }

  #put(part: Partial<OpenFileState>): void {
    this.#set({ ...this.state, ...part });
  }

  #fail(reason: unknown): void {
    this.#put({ isSaving: false, note: `${(reason as Error).message} ${this.#isKept ? keptHere : keptNowhere}` });
  }

  #keep(): Promise<void> {
    return this.#inTurn(async () => {
      const now = this.state;
      const isThere = now.text === now.base ? now.over === "" : now.text === now.over;
      if (isThere && !this.#hasFailed) {
        forgetUnsent(now);
        return;
      }
      try {
        const answer = await api.draft(versionOf(now));
        if ("other" in answer) {
          this.#set(met(this.state, answer.other));
          return;
        }
        const over = now.text === now.base ? "" : now.text;
        if (this.state.text !== now.text) this.#put({ over });
        else {
          forgetUnsent(now);
          this.#put({ ...answer, over, ...(this.#hasFailed && { note: "" }) });
          this.#hasFailed = false;
        }
        this.onChecked();
      } catch (reason) {
        this.#hasFailed = true;
        this.#fail(reason);
      }
    });
  }

  async #look(): Promise<void> {
    const now = this.state;
    if (now.isSaving || now.conflict || document.hidden) return;
    const found = await api.stored({ file: now.file }).catch(() => undefined);
    if (!found || this.state.isSaving || this.state.base !== now.base) return;
    if (found.text !== this.state.base) this.#set(met(this.state, found.text));
    // With what could not be sent before, as the server had ended.
    void this.#keep();
  }
}

export function useOpenFile(file: string, onChecked: () => void): FileEditor | { error: string } | undefined {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const [editor, setEditor] = useState<FileEditor | { error: string }>();
  useEffect(() => {
    let isOpen = true;
    let opened: FileEditor | undefined;
    const open = (found: OpenFile) => {
      if (!isOpen) return;
      opened = new FileEditor(found, onChecked, draw);
      setEditor(opened);
    };
    api.file({ file }).then(open, ({ message }: Error) => setEditor({ error: message }));
    return () => {
      isOpen = false;
      opened?.close();
    };
  }, [file, onChecked]);
  const isDirty = editor instanceof FileEditor && editor.isDirty;
  useEffect(() => {
    const owner = {};
    holdPage(owner, isDirty);
    return () => holdPage(owner, false);
  }, [isDirty]);
  return editor;
}
