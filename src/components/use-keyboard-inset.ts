import { type RefObject, useEffect } from "react";

/** Keeps a window, and what has focus in it, above the keys of a phone, which Safari lays over it. */
export function useKeyboardInset(element: RefObject<HTMLElement>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    // Enlarged by fingers, the visible part is smaller as well.
    const covered = () => (viewport.scale > 1.01 ? 0 : Math.max(0, Math.round(innerHeight - viewport.height)));
    const reveal = () => {
      const { activeElement } = document;
      if (covered() > 0 && element.current?.contains(activeElement))
        activeElement?.scrollIntoView({ block: "nearest" });
    };
    const fit = () => {
      if (element.current) element.current.style.bottom = `${covered()}px`;
      reveal();
    };
    const listening = new AbortController();
    viewport.addEventListener("resize", fit, listening);
    // Of a field that is half in sight, browsers of phones show no more when it takes focus.
    document.addEventListener("focusin", reveal, listening);
    return () => listening.abort();
  }, [element]);
}
