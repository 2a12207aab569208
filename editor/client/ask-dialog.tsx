/** @jsxImportSource react */
import type { FormEvent, ReactNode } from "react";
import { Dialog } from "./dialog";
import { useAttempt } from "./use-attempt";

interface AskDialogProps {
  title: string;
  /** What is asked for, or what goes. */
  children?: ReactNode;
  /** The words on its button. */
  done: string;
  isDanger?: boolean;
  isReady?: boolean;
  send: (answers: FormData) => Promise<void>;
  onClose: () => void;
}

/** Asks before something is made, moved or taken away. What speaks against it is said above its button. */
export const AskDialog = ({ title, children, done, isDanger, isReady = true, send, onClose }: AskDialogProps) => {
  const [failure, attempt] = useAttempt();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answers = new FormData(event.currentTarget);
    void attempt(() => send(answers));
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={onSubmit}>
        {children}
        <p role="alert" className="failure">
          {failure}
        </p>
        <button type="submit" className={isDanger ? "danger" : "primary"} disabled={!isReady}>
          {done}
        </button>
      </form>
    </Dialog>
  );
};

/** Asks for the name of a new file, of a copy, or of a page that moves. */
export const NameInput = ({ label, initial = "" }: { label: string; initial?: string }) => (
  <label className="stack">
    {label}
    <input name="name" required maxLength={200} defaultValue={initial} />
  </label>
);

export const nameIn = (answers: FormData): string => String(answers.get("name"));
