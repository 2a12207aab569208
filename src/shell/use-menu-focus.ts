import { type RefObject, useEffect } from "react";
import { headerWidth } from "../theme/breakpoints";

const focusable = "a[href], button:not([disabled]), summary";

/** True for what can be seen: links in closed groups have no boxes. */
const isVisible = (element: HTMLElement) => element.getClientRects().length > 0;

/**
 * While the full-screen menu is open: the page behind neither scrolls nor takes focus, Tab goes round inside the
 * menu, and Escape closes it and returns to its button.
 */
export function useMenuFocus(menu: RefObject<HTMLDetailsElement>, isOpen: boolean): void {
  useEffect(() => {
    const details = menu.current;
    if (!details || !isOpen) return undefined;
    const behind = [...document.querySelectorAll<HTMLElement>("main, footer")];
    const button = details.querySelector("summary");

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") {
        details.open = false;
        button?.focus();
        return;
      }
      if (event.key !== "Tab") return;
      const stops = [...details.querySelectorAll<HTMLElement>(focusable)].filter(isVisible);
      const first = stops[0];
      const last = stops.at(-1);
      const inside = details.contains(document.activeElement);
      if (event.shiftKey && (document.activeElement === first || !inside)) {
        last?.focus();
        event.preventDefault();
      } else if (!event.shiftKey && (document.activeElement === last || !inside)) {
        first?.focus();
        event.preventDefault();
      }
    };
    // Turning a tablet to the wide layout hides the menu: then the page must not stay locked.
    const wide = window.matchMedia(headerWidth);
    const onWide = () => {
      if (wide.matches) details.open = false;
    };

    for (const element of behind) element.inert = true;
    document.documentElement.style.overflow = "hidden";
    document.addEventListener("keydown", onKeyDown);
    wide.addEventListener("change", onWide);
    return () => {
      for (const element of behind) element.inert = false;
      document.documentElement.style.overflow = "";
      document.removeEventListener("keydown", onKeyDown);
      wide.removeEventListener("change", onWide);
    };
  }, [menu, isOpen]);
}
