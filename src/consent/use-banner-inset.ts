import { type RefObject, useEffect } from "react";

/** Space between the banner and what it must not cover, in pixels. */
const gap = 16;

/**
 * Sees to it that a banner at the foot of the screen covers nothing for good: the page gets space to scroll its end
 * above the banner, and whatever gets focus beneath it is scrolled out from there.
 */
export function useBannerInset(banner: RefObject<HTMLElement>): void {
  useEffect(() => {
    const element = banner.current;
    if (!element) return undefined;
    const { body, documentElement } = document;
    const setInset = () => {
      const height = `${Math.ceil(window.innerHeight - element.getBoundingClientRect().top + gap)}px`;
      body.style.paddingBottom = height;
      documentElement.style.scrollPaddingBottom = height;
    };
    const uncover = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || element.contains(target)) return;
      const covered = target.getBoundingClientRect().bottom + gap - element.getBoundingClientRect().top;
      const isInWindow = target.closest("[role=dialog]") !== null;
      if (covered > 0 && !isInWindow) window.scrollBy({ top: covered });
    };
    setInset();
    const observer = new ResizeObserver(setInset);
    observer.observe(element);
    window.addEventListener("resize", setInset);
    document.addEventListener("focusin", uncover);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", setInset);
      document.removeEventListener("focusin", uncover);
      body.style.paddingBottom = "";
      documentElement.style.scrollPaddingBottom = "";
    };
  }, [banner]);
}
