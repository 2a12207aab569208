import { type RefObject, useEffect, useRef, useState } from "react";

/** Whether it is open, from before the app too. Where it `floats`, Escape closes it, and what happens outside it. */
export function useDetails(element: RefObject<HTMLDetailsElement>, floats = "all", path = ""): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const details = element.current;
    if (!details) return undefined;
    const listen = new AbortController();
    const { signal } = listen;
    const isFloating = () => details.open && matchMedia(floats).matches;
    const leaveFor = (target: EventTarget | null) => {
      if (target && isFloating() && !details.contains(target as Node)) details.open = false;
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !isFloating()) return;
      details.open = false;
      details.querySelector("summary")?.focus();
    };
    const note = () => setIsOpen(details.open);
    note();
    details.addEventListener("toggle", note, { signal });
    details.addEventListener("keydown", onKeyDown, { signal });
    details.addEventListener("focusout", ({ relatedTarget }) => leaveFor(relatedTarget), { signal });
    document.addEventListener("pointerdown", ({ target }) => leaveFor(target), { signal });
    return () => listen.abort();
  }, [element, floats]);

  const shown = useRef(path);
  useEffect(() => {
    if (shown.current !== path && element.current) element.current.open = false;
    shown.current = path;
  }, [element, path]);

  return isOpen;
}
