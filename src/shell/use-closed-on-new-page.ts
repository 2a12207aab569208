import { type RefObject, useEffect, useRef } from "react";

/**
 * Closes what has opened once another page is on screen. What a visitor has opened before the app came stays open:
 * that it comes is no new page.
 */
export function useClosedOnNewPage(details: RefObject<HTMLDetailsElement | null>, path: string): void {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current !== path && details.current) details.current.open = false;
    shown.current = path;
  }, [details, path]);
}
