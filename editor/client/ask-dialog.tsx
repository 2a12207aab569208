/** @jsxImportSource react */
import type { FormEvent, ReactNode } from "react";
import { Dialog } from "./dialog";
import { useAttempt } from "./use-attempt";

interface AskFormProps {
  /** What is asked for, or what goes. */
  children?: ReactNode;
  /** The words on its button. */
  done: string;
  isDanger?: boolean;
  isReady?: boolean;
  send: (answers: FormData) => Promise<void>;
}

/** Asks before something is done. What speaks against it is said above its button. */
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

/** The same in a window of its own, where something is made, moved or taken away. */
export const AskDialog = ({ title, onClose, ...form }: AskFormProps & { title: string; onClose: () => void }) => (
  <Dialog title={title} onClose={onClose}>
    <AskForm {...form} />
  </Dialog>
);

/** Asks for the name of a new file, of a copy, or of a page that moves. */
export const NameInput = ({ label, initial = "" }: { label: string; initial?: string }) => (
  <label className="stack">
    {label}
    <input name="name" required maxLength={200} defaultValue={initial} />
  </label>
);

export const nameIn = (answers: FormData): string => String(answers.get("name"));
