import { type RefObject, useEffect, useRef } from "react";
import { parseLinkTarget } from "../content/links/link-target";

interface Closing {
  /** Closes it, and gives focus to what opened it: a window that opens next gives it back there. */
  readonly close: () => void;
  /** The same for a link in it that leads to the page on screen, as no other comes; undefined for other links. */
  readonly closeFor: (link: string) => (() => void) | undefined;
}

/**
 * Closes what has opened once another page is on screen. What a visitor has opened before the app came stays open:
 * that it comes is no new page.
 */
export function useClosedOnNewPage(details: RefObject<HTMLDetailsElement | null>, path: string): Closing {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current !== path && details.current) details.current.open = false;
    shown.current = path;
  }, [details, path]);

  const close = () => {
    details.current?.querySelector("summary")?.focus();
    if (details.current) details.current.open = false;
  };
  const closeFor = (link: string) => {
    const target = parseLinkTarget(link);
    return target.type === "page" && target.path === path ? close : undefined;
  };
  return { close, closeFor };
}
