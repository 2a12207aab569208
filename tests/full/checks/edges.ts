/** Looked for in the browser: each function stands alone, as it is sent there. */

/** Marks what shows by its ground alone where it ends: that ground is gone in forced colours. */
export function markGrounds(): void {
  const isClear = (colour: string) => /^(transparent|rgba\(.*, 0\))$/.test(colour);
  const groundOf = (element: Element | null): string => {
    for (let box = element; box; box = box.parentElement) {
      const { backgroundColor } = getComputedStyle(box);
      if (!isClear(backgroundColor)) return backgroundColor;
    }
    return "";
  };
  const controls = "a, button, summary, input, textarea, select, [role=dialog], [data-cards] > li";
  for (const element of document.querySelectorAll(controls)) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { backgroundColor } = getComputedStyle(element);
    const hasGround = !isClear(backgroundColor) && backgroundColor !== groundOf(element.parentElement);
    if (hasGround) element.setAttribute("data-has-ground", "");
  }
}

/** Controls that cannot be told from their surroundings in forced colours. */
export function lostEdges(): string[] {
  const faults: string[] = [];
  for (const element of document.querySelectorAll("[data-has-ground]")) {
    element.removeAttribute("data-has-ground");
    const style = getComputedStyle(element);
    const hasEdge = ["Top", "Right", "Bottom", "Left"].some(
      (side) =>
        style.getPropertyValue(`border-${side.toLowerCase()}-style`) !== "none" &&
        Number.parseFloat(style.getPropertyValue(`border-${side.toLowerCase()}-width`)) > 0,
    );
    const hasOutline = style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) > 0;
    const isBrowsers = style.appearance !== "none" && element.matches("input, select, textarea");
    const keepsColours = style.forcedColorAdjust === "none";
    const { width, bottom, right } = element.getBoundingClientRect();
    // A link that shows when it has focus waits outside of the page.
    const isAway = bottom + scrollY <= 0 || right + scrollX <= 0;
    const isForReadersOnly = isAway || style.clipPath !== "none" || width <= 2;
    if (hasEdge || hasOutline || isBrowsers || keepsColours || isForReadersOnly) continue;
    faults.push(`has no edge: ${element.outerHTML.slice(0, 160)}`);
  }
  for (const element of document.querySelectorAll("body *")) {
    const { maskImage, forcedColorAdjust, backgroundColor } = getComputedStyle(element);
    const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (maskImage === "none" || forcedColorAdjust === "none" || !isShown || element.textContent?.trim()) continue;
    const ground = getComputedStyle(document.body).backgroundColor;
    if (backgroundColor === ground) faults.push(`cannot be seen: ${element.outerHTML.slice(0, 160)}`);
  }
  return faults;
}
