import { useEffect } from "react";
import { folderOf } from "../../src/content/languages/languages";
import { useAsk } from "./dialog";
import type { FileEditor } from "./use-open-file";
import { addressOfCards } from "./use-route";
import { counted } from "./wording";

interface FileBarProps {
  title: string;
  editor: FileEditor;
  isText: boolean;
  setText: (isText: boolean) => void;
}

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

export const FileBar = ({ title, editor, isText, setText }: FileBarProps) => {
  const { state, isDirty, discard } = editor;
  const ask = useAsk();
  useShortcuts(editor);
  const errors = state.problems.filter(({ level }) => level === "error").length;
  const saved = errors === 0 ? "Saved" : `Saved, ${counted(errors, "mistake")}`;
  const askDiscard = () =>
    ask({
      title: "Discard what is not saved?",
      done: "Discard changes",
      isDanger: true,
      children: <p>The form shows the file again as it was saved.</p>,
      send: discard,
    });
  const unsaved = state.isSaving ? "Saving …" : "Not saved yet";
  return (
    <div className="line file-bar">
      <a href={addressOfCards(folderOf(state.file))} aria-label="All pages">
        ←
      </a>
      <h1>{title}</h1>
      <code>content/{state.file}</code>
      <button type="button" aria-pressed={isText} onClick={() => setText(!isText)}>
        Text of the file
      </button>
      <span className={isDirty ? "state" : "state muted"} role="status">
        {isDirty || state.isSaving ? unsaved : saved}
      </span>
      <button type="button" className="quiet" onClick={editor.undo} disabled={state.past.length === 0}>
        Undo
      </button>
      <button type="button" className="quiet" onClick={editor.redo} disabled={state.future.length === 0}>
        Redo
      </button>
      <button type="button" className="quiet" onClick={askDiscard} disabled={!isDirty}>
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
