import { useEffect, useRef } from "react";
import type { FileEditor } from "./use-open-file";

/** Ctrl or Cmd with S saves, with Z undoes, with Shift and Z or with Y redoes. */
export function useShortcuts(editor: FileEditor): void {
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
