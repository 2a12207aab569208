import { useCallback, useEffect, useRef, useState } from "react";
import { useFormTools } from "../form/form-context";

/** Milliseconds without typing before the file's text follows. */
const pause = 120;

/**
 * Words in a field while somebody types. The text of the file follows a moment later, and at once when the field
 * is left; what comes from elsewhere, such as undo, shows at once.
 */
export function useTyped(value: string, commit: (value: string) => void) {
  const [typed, setTyped] = useState(value);
  const waiting = useRef<ReturnType<typeof setTimeout>>();
  const { revision } = useFormTools();
  const shown = useRef(revision);
  const latest = useRef(value);
  const last = useRef(value);
  const sent = useRef(value);
  const send = useRef(commit);
  send.current = commit;

  // Undoing before it was drawn has changed words here, although the value is what it was.
  const isRevised = shown.current !== revision;
  if (last.current !== value || isRevised) {
    last.current = value;
    shown.current = revision;
    // A text sent from here comes back without the spaces at its ends; what is typed keeps them for now.
    if (waiting.current === undefined && typed !== value && (isRevised || value !== sent.current)) {
      latest.current = value;
      setTyped(value);
    }
  }

  const flush = useCallback(() => {
    if (waiting.current === undefined) return;
    clearTimeout(waiting.current);
    waiting.current = undefined;
    sent.current = latest.current.trim();
    send.current(sent.current);
  }, []);

  const type = useCallback(
    (text: string) => {
      latest.current = text;
      setTyped(text);
      clearTimeout(waiting.current);
      waiting.current = setTimeout(flush, pause);
    },
    [flush],
  );

  useEffect(() => {
    window.addEventListener("edit-flush", flush);
    return () => {
      window.removeEventListener("edit-flush", flush);
      flush();
    };
  }, [flush]);

  return { typed, type, flush };
}

/** Lets every field hand over what was typed last, before something is saved or undone. */
export const flushAll = (): boolean => window.dispatchEvent(new Event("edit-flush"));
