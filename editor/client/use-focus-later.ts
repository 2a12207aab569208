import { useCallback, useEffect, useReducer, useRef } from "react";

/** Number of looks for a field that is still to be drawn. */
const tries = 20;

/** Puts the focus on an element as soon as it is there, and lets it be seen. */
export function useFocusLater(): (id: string) => void {
  const wanted = useRef<{ id: string; left: number }>();
  const [, look] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const { current } = wanted;
    if (!current) return undefined;
    const frame = requestAnimationFrame(() => {
      const found = document.getElementById(current.id);
      const isField = found?.matches("input, textarea, select, button, summary, a");
      const target = isField
        ? found
        : found?.querySelector<HTMLElement>("input, textarea, select, button:not(.handle)");
      if (target) {
        wanted.current = undefined;
        target.focus();
        target.scrollIntoView({ block: "center" });
        return;
      }
      current.left--;
      if (current.left <= 0) wanted.current = undefined;
      look();
    });
    return () => cancelAnimationFrame(frame);
  });
  return useCallback((id: string) => {
    wanted.current = { id, left: tries };
    look();
  }, []);
}
