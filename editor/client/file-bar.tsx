import { useEffect } from "react";
import { folderOf } from "../../src/content/languages/languages";
import type { FileEditor } from "./use-open-file";
import { addressOfCards } from "./use-route";
import { counted } from "./wording";

interface FileBarProps {
  title: string;
  editor: FileEditor;
  isText: boolean;
  setText: (isText: boolean) => void;
  onDiscard: () => void;
}

/** Ctrl or Cmd with S saves, with Z undoes, with Shift and Z or with Y redoes. */
function useShortcuts({ save, undo, redo }: FileEditor): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const actions: Record<string, () => unknown> = { s: save, y: redo, z: event.shiftKey ? redo : undo };
      const action = actions[event.key.toLowerCase()];
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  });
}

export const FileBar = ({ title, editor, isText, setText, onDiscard }: FileBarProps) => {
  const { state, isDirty } = editor;
  useShortcuts(editor);
  const errors = state.problems.filter(({ level }) => level === "error").length;
  const saved = errors === 0 ? "Saved" : `Saved, ${counted(errors, "mistake")}`;
  const unsaved = state.isSaving ? "Saving …" : "Not saved yet";
  return (
    <div className="line file-bar">
      <a href={addressOfCards(folderOf(state.file))} aria-label="All pages">
        ←
      </a>
      <h1>{title}</h1>
      <code>content/{state.file}</code>
      <fieldset className="line" aria-label="Form">
        <button type="button" aria-pressed={!isText} onClick={() => setText(false)}>
          Form
        </button>
        <button type="button" aria-pressed={isText} onClick={() => setText(true)}>
          Text of the file
        </button>
      </fieldset>
      <span className={isDirty ? "state" : "state muted"} role="status">
        {isDirty || state.isSaving ? unsaved : saved}
      </span>
      <button type="button" className="quiet" onClick={editor.undo} disabled={state.past.length === 0}>
        Undo
      </button>
      <button type="button" className="quiet" onClick={editor.redo} disabled={state.future.length === 0}>
        Redo
      </button>
      <button type="button" className="quiet" onClick={onDiscard} disabled={!isDirty}>
        Discard changes
      </button>
      <button
        type="button"
        className="primary"
        onClick={() => void editor.save()}
        disabled={!isDirty || state.isSaving || state.conflict !== undefined}
      >
        Save
      </button>
    </div>
  );
};
