import { type RefObject, useEffect, useRef, useState } from "react";
import { parseLinkTarget } from "../content/links/link-target";

interface Details {
  readonly isOpen: boolean;
  /** Closes it, and gives focus to what opened it: a window that opens next gives it back there. */
  readonly close: () => void;
  /** The same for a link in it that leads to the page on screen, as no other comes; undefined for other links. */
  readonly closeFor: (link: string) => (() => void) | undefined;
}

/**
 * What has opened in the header, and is closed once another page is on screen. What a visitor has opened before the app
 * came stays open: that it comes is no new page.
 */
export function useDetails(details: RefObject<HTMLDetailsElement>, path: string): Details {
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

  const close = () => {
    details.current?.querySelector("summary")?.focus();
    if (details.current) details.current.open = false;
  };
  const closeFor = (link: string) => {
    const target = parseLinkTarget(link);
    return target.type === "page" && target.path === path ? close : undefined;
  };
  return { isOpen, close, closeFor };
}
