import { type FormEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { useAttempt } from "./use-attempt";

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A window over the editor. The browser keeps the focus in it, and gives it back. */
export const Dialog = ({ title, onClose, children }: DialogProps) => {
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
      <header className="line spread">
        <h2 id={id}>{title}</h2>
        <button type="button" className="quiet" onClick={onClose}>
          Close
        </button>
      </header>
      {children}
    </dialog>
  );
};

interface AskFormProps {
  children?: ReactNode;
  done: string;
  isDanger?: boolean;
  isReady?: boolean;
  send: (answers: FormData) => Promise<void>;
}

export const AskForm = ({ children, done, isDanger, isReady = true, send }: AskFormProps) => {
  const [failure, attempt] = useAttempt();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answers = new FormData(event.currentTarget);
    void attempt(() => send(answers));
  };
  return (
    <form onSubmit={onSubmit}>
      {children}
      <p role="alert" className="failure">
        {failure}
      </p>
      <button type="submit" className={isDanger ? "danger" : "primary"} disabled={!isReady}>
        {done}
      </button>
    </form>
  );
};

export const AskDialog = ({ title, onClose, ...form }: AskFormProps & Omit<DialogProps, "children">) => (
  <Dialog title={title} onClose={onClose}>
    <AskForm {...form} />
  </Dialog>
);

export const NameInput = ({ label, initial = "" }: { label: string; initial?: string }) => (
  <label className="stack">
    {label}
    <input name="name" required maxLength={200} defaultValue={initial} />
  </label>
);

export const nameIn = (answers: FormData): string => String(answers.get("name"));
