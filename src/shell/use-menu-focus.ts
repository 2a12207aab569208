import { type RefObject, useEffect } from "react";
import { headerWidth } from "../theme/breakpoints";

/** While the full-screen menu is open, the page behind neither scrolls nor takes focus, and Escape closes it. */
export function useMenuFocus(menu: RefObject<HTMLDetailsElement>, isOpen: boolean): void {
  useEffect(() => {
    const details = menu.current;
    if (!details || !isOpen) return undefined;
    const behind = [...document.querySelectorAll<HTMLElement>("main, footer, #consent_banner")];

    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      details.open = false;
      details.querySelector("summary")?.focus();
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
