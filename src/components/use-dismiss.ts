import { type RefObject, useEffect } from "react";

/**
 * Closes an open `details` element on Escape, on a click outside it and when focus leaves it.
 * @param floats media query of the widths at which it covers the page; at others it is a part of it, and stays
 */
export function useDismiss(element: RefObject<HTMLDetailsElement>, floats = "all"): void {
  useEffect(() => {
    const details = element.current;
    if (!details) return undefined;
    const close = () => {
      details.open = false;
    };
    const isFloating = () => details.open && matchMedia(floats).matches;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (isFloating() && !details.contains(target as Node)) close();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && isFloating() && !details.contains(relatedTarget as Node)) close();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !isFloating()) return;
      close();
      details.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", onPointerDown);
    details.addEventListener("focusout", onFocusOut);
    details.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("pointerdown", onPointerDown);
      details.removeEventListener("focusout", onFocusOut);
      details.removeEventListener("keydown", onKeyDown);
    };
  }, [element, floats]);
}
