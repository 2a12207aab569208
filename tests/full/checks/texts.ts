import type { Page } from "@playwright/test";
import { atSizes, type Check } from "./check";

/** Looked for in the browser: texts that are cut off or lie over each other, and boxes that scroll sideways. */
function unreadTexts(): string[] {
  scrollTo(0, 0);
  const faults = new Set<string>();
  const root = document.documentElement;
  for (const scroller of [root, ...document.querySelectorAll("[data-reach-dialog-overlay]")]) {
    const beyond = scroller.scrollWidth - scroller.clientWidth;
    if (beyond > 0) faults.add(`${scroller.tagName.toLowerCase()} scrolls sideways, by ${beyond} px`);
  }
  const isCovered = document.querySelector("[role=dialog]") !== null;
  const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
  const lines: { words: string; layer: Element | null; left: number; right: number; top: number; bottom: number }[] =
    [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const parent = text.parentElement;
    const words = text.textContent?.trim().slice(0, 80) ?? "";
    if (!parent || words === "" || parent.closest("[aria-hidden=true], script, style, noscript, option")) continue;
    // A link that shows when it has focus waits outside of the page.
    if (!window.probe.isShown(parent) || parent.getBoundingClientRect().bottom + scrollY <= 0) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    const slack = Number.parseFloat(getComputedStyle(parent).fontSize) / 3;
    const shown = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
    /** Layers in front of the page cover it on purpose. */
    let layer: Element | null = null;
    let [isForReadersOnly, isScrolled, isCut] = [false, false, false];
    for (let box: Element | null = parent; box; box = box.parentElement) {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(box);
      const edges = box.getBoundingClientRect();
      isForReadersOnly ||= clipPath !== "none" || (position === "absolute" && edges.width <= 2);
      isScrolled ||= /auto|scroll/.test(`${overflowX} ${overflowY}`);
      if (/fixed|sticky/.test(position) || box.matches("[role=dialog], details[open] > *")) layer ??= box;
      isCut ||=
        !isScrolled &&
        rects.some(
          ({ left, right, top, bottom }) =>
            (hides(overflowX) && (left < edges.left - 2 || right > edges.right + 2)) ||
            (hides(overflowY) && (top < edges.top - slack || bottom > edges.bottom + slack)),
        );
      if (overflowX === "visible" || box === document.body || box === root) continue;
      shown.left = Math.max(shown.left, edges.left);
      shown.right = Math.min(shown.right, edges.right);
      shown.top = Math.max(shown.top, edges.top);
      shown.bottom = Math.min(shown.bottom, edges.bottom);
    }
    if (isForReadersOnly) continue;
    if (isCut) faults.add(`cut off: "${words}"`);
    if (isCovered && parent.closest("[data-reach-dialog-overlay]") === null) continue;
    const own = rects.map((rect) => ({
      words,
      layer,
      left: Math.max(rect.left, shown.left),
      right: Math.min(rect.right, shown.right),
      // Letters are lower than their line.
      top: Math.max(rect.top + rect.height / 3, shown.top),
      bottom: Math.min(rect.bottom - rect.height / 3, shown.bottom),
    }));
    for (const one of own) {
      for (const other of lines) {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (one.layer === other.layer && across > 2 && down > 1) faults.add(`"${other.words}" lies under "${words}"`);
      }
    }
    lines.push(...own.filter(({ left, right, top, bottom }) => right - left > 2 && bottom > top));
  }
  return [...faults];
}

export const textFaults = (page: Page) => page.evaluate(unreadTexts);

/** At 400 % nothing is cut off, lies over other things or has to be scrolled to sideways: WCAG 2.2, 1.4.10. */
export const enlarged: Check = (page, shows) =>
  atSizes(page, shows, ["least", "narrow", "wide"], () => textFaults(page));

/** Text at twice its size, as a reader sets it in the browser, is shown whole: WCAG 2.2, 1.4.4. */
export const largeText: Check = async (page, shows) => {
  const session = await page.context().newCDPSession(page);
  const set = (standard: number) =>
    session.send("Page.setFontSizes", { fontSizes: { standard, fixed: (standard * 13) / 16 } });
  await set(32);
  const faults = await atSizes(page, shows, ["wide", "narrow"], () => textFaults(page));
  await set(16);
  await session.detach();
  return faults;
};

/** Spacing that a reader may set: WCAG 2.2, 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

export const spacedText: Check = async (page, shows) => {
  const style = await page.addStyleTag({ content: spacing });
  const faults = await atSizes(page, shows, ["wide", "narrow"], () => textFaults(page));
  await style.evaluate((element) => (element as HTMLElement).remove());
  return faults;
};
