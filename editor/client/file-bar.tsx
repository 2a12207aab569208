/** @jsxImportSource react */
import { useEffect, useRef } from "react";
import { folderOf } from "../../src/content/languages/languages";
import { words } from "../words";
import type { FileEditor } from "./use-open-file";
import { addressOfCards } from "./use-route";

interface FileBarProps {
  title: string;
  editor: FileEditor;
  isText: boolean;
  setText: (isText: boolean) => void;
  onDiscard: () => void;
}

/** Ctrl or Cmd with S saves, with Z undoes, with Shift and Z or with Y redoes. */
function useShortcuts(editor: FileEditor): void {
  const latest = useRef(editor);
  latest.current = editor;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const { save, undo, redo } = latest.current;
      const actions: Record<string, () => unknown> = { s: save, y: redo, z: event.shiftKey ? redo : undo };
      const action = actions[event.key.toLowerCase()];
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}

/** Bar with the name of what is open, its state, and what is done with it as a whole. */
export const FileBar = ({ title, editor, isText, setText, onDiscard }: FileBarProps) => {
  const { state, isDirty } = editor;
  useShortcuts(editor);
  const errors = state.problems.filter(({ level }) => level === "error").length;
  const saved = errors === 0 ? words.saved : words.savedWith(words.errorCount(errors));
  const said = state.isSaving ? words.saving : isDirty ? words.changed : saved;
  return (
    <div className="line file-bar">
      <a href={addressOfCards(folderOf(state.file))} aria-label={words.allPages}>
        ←
      </a>
      <h1>{title}</h1>
      <code>content/{state.file}</code>
      <fieldset className="line">
        <legend className="hidden-words">{words.form}</legend>
        <button type="button" aria-pressed={!isText} onClick={() => setText(false)}>
          {words.form}
        </button>
        <button type="button" aria-pressed={isText} onClick={() => setText(true)}>
          {words.text}
        </button>
      </fieldset>
      <span className={isDirty ? "state" : "state muted"} role="status">
        {said}
      </span>
      <button type="button" className="quiet" onClick={editor.undo} disabled={state.past.length === 0}>
        {words.undo}
      </button>
      <button type="button" className="quiet" onClick={editor.redo} disabled={state.future.length === 0}>
        {words.redo}
      </button>
      <button type="button" className="quiet" onClick={onDiscard} disabled={!isDirty}>
        {words.discard}
      </button>
      <button
        type="button"
        className="primary"
        onClick={() => void editor.save()}
        disabled={!isDirty || state.isSaving || state.conflict !== undefined}
      >
        {words.save}
      </button>
    </div>
  );
};
