/** @jsxImportSource react */
import type { ReactNode } from "react";
import { Dialog } from "./dialog";
import { useAttempt } from "./use-attempt";

interface ConfirmDialogProps {
  title: string;
  /** The text: what goes, and what that means. */
  children: ReactNode;
  /** The words on its button. */
  done: string;
  isReady?: boolean;
  send: () => Promise<void>;
  onClose: () => void;
}

/** Asks before something goes. What speaks against it is said above its button. */
export const ConfirmDialog = ({ title, children, done, isReady = true, send, onClose }: ConfirmDialogProps) => {
  const [failure, attempt] = useAttempt();
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <p role="alert" className="failure">
        {failure}
      </p>
      <button type="button" className="danger" disabled={!isReady} onClick={() => void attempt(send)}>
        {done}
      </button>
    </Dialog>
  );
};
