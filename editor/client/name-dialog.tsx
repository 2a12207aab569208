/** @jsxImportSource react */
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { Dialog } from "./dialog";
import { useAttempt } from "./use-attempt";

interface NameDialogProps {
  title: string;
  label: string;
  initial?: string;
  /** Further things to know or to choose beside the name. */
  children?: ReactNode;
  /** The words on its button. */
  done: string;
  send: (name: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for a name: of a new file, of a copy, or of a page that moves. What speaks against it is said below. */
export const NameDialog = ({ title, label, initial = "", children, done, send, onClose }: NameDialogProps) => {
  const id = useId();
  const [name, setName] = useState(initial);
  const [failure, attempt] = useAttempt();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(() => send(name));
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={submit}>
        <label htmlFor={id}>{label}</label>
        <input id={id} required maxLength={200} value={name} onChange={(event) => setName(event.target.value)} />
        {children}
        <p role="alert" className="failure">
          {failure}
        </p>
        <button type="submit" className="primary">
          {done}
        </button>
      </form>
    </Dialog>
  );
};
