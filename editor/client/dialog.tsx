import { createContext, type FormEvent, type ReactNode, useContext, useId, useState } from "react";
import { useAttempt } from "./use-attempt";

function show(dialog: HTMLDialogElement | null): void {
  if (!dialog || dialog.open) return;
  dialog.showModal();
  // Not what closes it: what it asks for comes first.
  dialog.querySelector("input")?.focus();
}

export const Dialog = ({ title, onClose, children }: Pick<Asked, "title" | "children"> & { onClose: () => void }) => {
  const id = useId();
  return (
    <dialog ref={show} className="box" aria-labelledby={id} onClose={onClose}>
      <header className="line spread">
        <h2 id={id}>{title}</h2>
        <button type="button" className="quiet" onClick={(event) => event.currentTarget.closest("dialog")?.close()}>
          Close
        </button>
      </header>
      {children}
    </dialog>
  );
};

interface AskFormProps {
  children: ReactNode;
  done: string;
  isDanger?: boolean;
  send: (answers: FormData) => Promise<unknown>;
}

export const AskForm = ({ children, done, isDanger, send }: AskFormProps) => {
  const [failure, attempt] = useAttempt();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answers = new FormData(event.currentTarget);
    void attempt(() => send(answers));
  };
  return (
    <form className="stack" onSubmit={onSubmit}>
      {children}
      {failure !== "" && (
        <p role="alert" className="problems">
          {failure}
        </p>
      )}
      <button type="submit" className={isDanger ? "danger" : "primary"}>
        {done}
      </button>
    </form>
  );
};

interface Asked extends AskFormProps {
  title: string;
}

const AskContext = createContext<(asked: Asked) => void>(() => undefined);

export const useAsk = () => useContext(AskContext);

export const Asking = ({ children }: { children: ReactNode }) => {
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  return (
    <AskContext.Provider value={setAsked}>
      {children}
      {asked && (
        <Dialog title={asked.title} onClose={close}>
          <AskForm {...asked} send={(answers) => asked.send(answers).then(close)} />
        </Dialog>
      )}
    </AskContext.Provider>
  );
};

export const NameInput = ({ label, initial = "" }: { label: string; initial?: string }) => (
  <label className="stack">
    {label}
    <input name="name" required maxLength={200} defaultValue={initial} />
  </label>
);

export const nameIn = (answers: FormData): string => String(answers.get("name"));
