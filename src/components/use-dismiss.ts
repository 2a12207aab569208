import { type RefObject, useEffect } from "react";

/**
 * Closes an open `details` element on Escape, on a click outside it and when focus leaves it. The element itself
 * opens and closes without any script; this only adds what it lacks.
 */
export function useDismiss(element: RefObject<HTMLDetailsElement>): void {
  useEffect(() => {
    const details = element.current;
    if (!details) return undefined;
    const close = () => {
      details.open = false;
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      if (details.open && !details.contains(target as Node)) close();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !details.contains(relatedTarget as Node)) close();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !details.open) return;
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
  }, [element]);
}
