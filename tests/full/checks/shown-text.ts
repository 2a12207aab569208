/** Looked for in the browser: each function stands alone, as it is sent there. */

/** Texts of which a part is cut off, and boxes that make the page scroll sideways. */
export function cutTexts(): string[] {
  const faults = new Set<string>();
  const root = document.documentElement;
  for (const scroller of [root, ...document.querySelectorAll("[data-reach-dialog-overlay]")]) {
    const beyond = scroller.scrollWidth - scroller.clientWidth;
    if (beyond > 0) faults.add(`${scroller.tagName.toLowerCase()} scrolls sideways, by ${beyond} px`);
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const parent = text.parentElement;
    const words = text.textContent?.trim() ?? "";
    if (!parent || words === "" || parent.closest("[aria-hidden=true], script, style, noscript, option")) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // A link that shows when it has focus waits outside of the page.
    if (parent.getBoundingClientRect().bottom + scrollY <= 0) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    const slack = Number.parseFloat(getComputedStyle(parent).fontSize) / 3;
    for (let box: Element | null = parent; box && lines.length > 0; box = box.parentElement) {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(box);
      const edges = box.getBoundingClientRect();
      const isForReadersOnly = clipPath !== "none" || (position === "absolute" && edges.width <= 2);
      const isScrolled = /auto|scroll/.test(`${overflowX} ${overflowY}`);
      if (isForReadersOnly || isScrolled) break;
      const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
      const isCut = lines.some(
        ({ left, right, top, bottom }) =>
          (hides(overflowX) && (left < edges.left - 2 || right > edges.right + 2)) ||
          (hides(overflowY) && (top < edges.top - slack || bottom > edges.bottom + slack)),
      );
      if (isCut) faults.add(`cut off: "${words.slice(0, 80)}"`);
    }
  }
  return [...faults];
}

/** Texts that lie over each other. */
export function overlappingTexts(): string[] {
  interface Line {
    words: string;
    layer: Element | null;
    text: Node;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  /** Layers in front of the page cover it on purpose. */
  const layerOf = (element: Element): Element | null => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(box).position) || box.matches("[role=dialog], details[open] > *")) {
        return box;
      }
    }
    return null;
  };
  const lines: Line[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const parent = text.parentElement;
    const words = text.textContent?.trim() ?? "";
    if (!parent || words === "" || parent.closest("[aria-hidden=true], script, style, noscript, option")) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (parent.closest("[data-reach-dialog-overlay]") === null && document.querySelector("[role=dialog]")) continue;
    /** The part that is shown: less where it is scrolled within a box. */
    const shown = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
    let isHidden = parent.getBoundingClientRect().bottom + scrollY <= 0;
    for (let box: Element | null = parent; box; box = box.parentElement) {
      const { clipPath, position, overflowX } = getComputedStyle(box);
      if (overflowX !== "visible" && box !== document.body && box !== document.documentElement) {
        const edges = box.getBoundingClientRect();
        shown.left = Math.max(shown.left, edges.left);
        shown.right = Math.min(shown.right, edges.right);
        shown.top = Math.max(shown.top, edges.top);
        shown.bottom = Math.min(shown.bottom, edges.bottom);
      }
      isHidden ||= clipPath !== "none" || (position === "absolute" && box.getBoundingClientRect().width <= 2);
    }
    if (isHidden) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const layer = layerOf(parent);
    for (const rect of range.getClientRects()) {
      // Letters are lower than their line.
      const inner = rect.height / 3;
      const [left, right] = [Math.max(rect.left, shown.left), Math.min(rect.right, shown.right)];
      const [top, bottom] = [Math.max(rect.top + inner, shown.top), Math.min(rect.bottom - inner, shown.bottom)];
      if (right - left > 2 && bottom > top) lines.push({ words, layer, text, left, right, top, bottom });
    }
  }
  const faults = new Set<string>();
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (one.text === other.text || one.layer !== other.layer) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across > 2 && down > 1) faults.add(`"${one.words.slice(0, 60)}" lies over "${other.words.slice(0, 60)}"`);
    }
  }
  return [...faults];
}
