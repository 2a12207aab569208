/** @jsxImportSource react */
import { type ReactNode, useEffect, useId, useRef } from "react";
import { words } from "../words";

interface EditorDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A window over the editor. The browser keeps the focus in it, and gives it back. */
export const Dialog = ({ title, onClose, children }: EditorDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const { current } = dialog;
    if (!current || current.open) return;
    current.showModal();
    // Not what closes it: what it asks for comes first.
    current.querySelector("input")?.focus();
  }, []);
  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={onClose} onCancel={onClose}>
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" className="quiet" onClick={onClose}>
          {words.close}
        </button>
      </header>
      {children}
    </dialog>
  );
};
