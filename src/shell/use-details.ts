import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * Tells whether it is open. It is closed once another page is on screen; what a visitor has opened before the app came
 * stays open: that it comes is no new page.
 */
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
