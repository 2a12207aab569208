import { type RefObject, useEffect } from "react";

/**
 * Keeps a window that covers the screen above the keys that a phone shows: Safari lays them over it. What has focus is
 * scrolled into what is left.
 */
export function useKeyboardInset(element: RefObject<HTMLElement>, isShown: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport || !isShown) return undefined;
    const fit = () => {
      if (!element.current) return;
      // Enlarged by fingers, the visible part is smaller as well.
      const covered = viewport.scale > 1.01 ? 0 : Math.max(0, Math.round(innerHeight - viewport.height));
      element.current.style.bottom = `${covered}px`;
      const { activeElement } = document;
      if (covered > 0 && element.current.contains(activeElement)) activeElement?.scrollIntoView({ block: "nearest" });
    };
    viewport.addEventListener("resize", fit);
    return () => viewport.removeEventListener("resize", fit);
  }, [element, isShown]);
}
