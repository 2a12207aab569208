import { type RefObject, useEffect, useRef, useState } from "react";

/** Tells whether it is open, and closes it once another page is on screen; what was opened before the app stays open. */
export function useDetails(details: RefObject<HTMLDetailsElement>, path: string): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const element = details.current;
    const note = () => setIsOpen(element?.open === true);
    note();
    element?.addEventListener("toggle", note);
    return () => element?.removeEventListener("toggle", note);
  }, [details]);

  const shown = useRef(path);
  useEffect(() => {
    if (shown.current !== path && details.current) details.current.open = false;
    shown.current = path;
  }, [details, path]);

  return isOpen;
}
