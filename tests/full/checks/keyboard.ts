import type { Page } from "@playwright/test";
import { atSizes, type Check } from "./check";

/** Waits until two frames have been painted: by then what the first of them has measured shows. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Number of times that one stop may hold focus: a date has a part for day, month and year, a film the buttons of its player. */
const partsOfOne = 16;

/** Runs in the page: begins a walk from its top, or through the window that is open. */
function beginWalk() {
  const { colour, contrast, groundOf, short } = window.probe;
  const scope = [...document.querySelectorAll("[role=dialog]")].at(-1) ?? document.body;
  const candidates = "a[href], area[href], button, input, select, textarea, summary, iframe, [tabindex]";
  const isReachable = (element: HTMLElement) =>
    element.tabIndex >= 0 &&
    element.isConnected &&
    !element.matches(":disabled, input[type=hidden]") &&
    !element.closest("[inert], [data-focus-guard]") &&
    element.checkVisibility({ visibilityProperty: true });
  /** Of a group of radio buttons the keyboard stops at one. */
  const groupOf = (element: Element) =>
    element instanceof HTMLInputElement && element.type === "radio" ? `${element.form?.id} ${element.name}` : element;
  const expected = [...scope.querySelectorAll<HTMLElement>(candidates)].filter(isReachable);
  const seen = new Set<Element | string>();
  let first: Element | undefined;
  let last: Element | undefined;

  const isFixed = (element: Element | null): boolean =>
    element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || isFixed(element.parentElement));

  /** The ring stands at the element, or around what is shown in its place. */
  const isRinged = (element: Element): boolean => {
    // A browser itself shows which part of a date, or of a page in a frame, has focus.
    if (element.matches("iframe, input[type=date]")) return true;
    let box: Element | null = element;
    for (let height = 0; box && height < 4; height++, box = box.parentElement) {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(box);
      if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2) continue;
      const ground = groundOf(box.parentElement);
      return !ground || contrast(colour(outlineColor, ground), ground) >= 3;
    }
    return false;
  };

  /** True where something that stays on the screen lies over the element, or where it is not on the screen at all. */
  const isHidden = (element: Element): boolean => {
    // A control that only readers of the screen see is shown by its label.
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const isShownByLabel = element.getBoundingClientRect().width <= 2 || getComputedStyle(element).opacity === "0";
    const shown = isShownByLabel && label ? label : element;
    const { left, right, top, bottom, height } = shown.getBoundingClientRect();
    const parts = [0.1, 0.5, 0.9];
    const points = parts
      .flatMap((across) => parts.map((down) => [left + (right - left) * across, top + (bottom - top) * down] as const))
      .filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
    const covered = points.filter(([x, y]) => {
      const front = document.elementFromPoint(x, y);
      return front && !shown.contains(front) && !front.contains(shown) && isFixed(front) && !isFixed(shown);
    });
    // An element higher than the room between header and banner cannot be shown as a whole.
    return (
      points.length === 0 || (covered.length > 0 && (height <= innerHeight / 3 || covered.length === points.length))
    );
  };

  /** Eyes and keyboard go the same way: down, or on to a column further right. */
  const isBack = (element: Element): boolean => {
    if (!last?.isConnected || element === first || isFixed(element) || isFixed(last)) return false;
    // A list may open upwards from its button.
    if (last.matches("summary") && last.parentElement?.contains(element)) return false;
    const [before, now] = [last.getBoundingClientRect(), element.getBoundingClientRect()];
    return before.width > 2 && now.width > 2 && now.bottom <= before.top + 1 && now.left < before.right - 1;
  };

  if (scope === document.body) {
    // From the top of the page, as after loading it.
    getSelection()?.removeAllRanges();
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.blur();
    document.body.removeAttribute("tabindex");
  }
  return {
    /** Notes where focus is; the place is undefined where the browser itself has it. */
    look() {
      const element = document.activeElement;
      const faults: string[] = [];
      if (!element || element === document.body || element.matches("[data-focus-guard]")) {
        return { place: undefined, isAround: false, faults };
      }
      const isAround = element === first && seen.size > 1;
      if (element !== last) {
        if (isBack(element)) faults.push(`it stands above the one before it: ${short(element)}`);
        if (!isRinged(element)) faults.push(`no ring shows that it has focus: ${short(element)}`);
        if (isHidden(element)) faults.push(`it has focus and is hidden: ${short(element)}`);
      }
      if (!scope.contains(element)) faults.push(`it is outside of the open window: ${short(element)}`);
      first ??= element;
      last = element;
      seen.add(groupOf(element));
      return { place: short(element), isAround, faults };
    },
    /** Controls that can be reached and were not. */
    missed: () =>
      expected
        .filter((element) => isReachable(element) && !seen.has(groupOf(element)))
        .map((element) => short(element)),
  };
}

declare global {
  interface Window {
    /** It lives in the browser, between one press and the next. */
    walk: ReturnType<typeof beginWalk>;
  }
}

/**
 * The keyboard reaches everything, in the order of the eyes, and comes away from it; what has focus shows it and is never
 * hidden: on a wide screen, and where the page is enlarged to 400 %.
 */
export const keyboard: Check = (page, shows) =>
  atSizes(page, shows, ["wide", "least"], async () => {
    // What makes room for the banner has measured it anew.
    await painted(page);
    await page.evaluate(`window.walk = (${beginWalk})()`);
    const faults = new Set<string>();
    let stays = 0;
    let before: string | undefined;
    for (;;) {
      await page.keyboard.press("Tab");
      const { place, isAround, faults: found } = await page.evaluate(() => window.walk.look());
      if (isAround || (place === undefined && before !== undefined)) break;
      for (const fault of found) faults.add(fault);
      stays = place === before ? stays + 1 : 0;
      if (stays > partsOfOne) return [...faults, `focus does not come away from here: ${place}`];
      before = place;
    }
    const missed = await page.evaluate(() => window.walk.missed());
    return [...faults, ...missed.map((html) => `focus never comes here: ${html}`)];
  });
