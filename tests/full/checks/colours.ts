import { faultsByDayAndEvening, inTheEvening, violationsOn } from "../../support/accessibility";
import { atSizes, type Check } from "./check";

export const accessible: Check = (page, shows) =>
  atSizes(page, shows, ["wide", "narrow"], () => faultsByDayAndEvening(page));

/** Looked for in the browser: fields whose edge, and icons whose lines, are too faint for WCAG 2.2, 1.4.11. */
function faintControls(): string[] {
  const { colour, contrast, groundOf, isShown, short } = window.probe;
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        isShown(element) && element.getBoundingClientRect().width > 2 && getComputedStyle(element).clipPath === "none",
    );
  const fields = shown(
    "input:not([type=hidden], [type=range], [tabindex='-1']), textarea:not([tabindex='-1']), select",
  ).flatMap((field) => {
    const { borderBottomColor, borderBottomStyle, backgroundColor, appearance } = getComputedStyle(field);
    const outside = groundOf(field.parentElement);
    const isBrowsers = appearance !== "none" && field.matches("[type=checkbox], [type=radio], [type=file]");
    if (!outside || isBrowsers || field.matches(":disabled")) return [];
    const parts = [colour(backgroundColor, outside)];
    if (borderBottomStyle !== "none") parts.push(colour(borderBottomColor, outside));
    return [{ element: field, best: Math.max(...parts.map((part) => contrast(part, outside))) }];
  });
  const icons = shown("a, button:enabled, summary")
    .filter((control) => control.innerText.trim() === "")
    .flatMap((control) => {
      const ground = groundOf(control);
      const line = control.querySelector("svg :is(path, circle, line, rect, polygon)");
      if (!ground || !line) return [];
      const drawn = [getComputedStyle(line).stroke, getComputedStyle(line).fill].filter((paint) => paint !== "none");
      return [
        { element: control, best: Math.max(0, ...drawn.map((paint) => contrast(colour(paint, ground), ground))) },
      ];
    });
  return [...fields, ...icons]
    .filter(({ best }) => best < 3)
    .map(({ element, best }) => `an edge or icon of ${best.toFixed(2)}: ${short(element)}`);
}

export const controlContrast: Check = (page, shows) =>
  atSizes(page, shows, ["wide", "narrow"], async () => [
    ...(await page.evaluate(faintControls)),
    ...(await inTheEvening(page, () => page.evaluate(faintControls))),
  ]);

/** Every word can be read under the pointer, with focus and while it is pressed. */
export const touched: Check = async (page) => {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument", { depth: 0 });
  const selector = "a, button, summary, label, input, textarea, select, li, [tabindex]";
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
  const faults: string[] = [];
  for (const forcedPseudoClasses of [["hover"], ["focus", "focus-visible", "focus-within"], ["hover", "active"], []]) {
    for (const nodeId of nodeIds) await session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses });
    const look = () => violationsOn(page, ["color-contrast"]);
    const found = [...(await look()), ...(await inTheEvening(page, look))];
    faults.push(...found.map((fault) => `${forcedPseudoClasses}: ${fault}`));
  }
  await session.detach();
  return faults;
};

/** Looked for in the browser: marks what shows by its ground alone where it ends, which forced colours take away. */
function markGrounds(): void {
  const { groundOf, isShown } = window.probe;
  const controls = "a, button, summary, input, textarea, select, [role=dialog], [data-cards] > li";
  for (const element of [...document.querySelectorAll(controls)].filter(isShown)) {
    const hasGround = String(groundOf(element)) !== String(groundOf(element.parentElement));
    element.toggleAttribute("data-has-ground", hasGround);
  }
}

/** Looked for in the browser: controls that cannot be told from their surroundings now. */
function lostEdges(): string[] {
  const { isShown, short } = window.probe;
  const sides = ["top", "right", "bottom", "left"];
  const lost = [...document.querySelectorAll("[data-has-ground]")].filter((element) => {
    element.removeAttribute("data-has-ground");
    const style = getComputedStyle(element);
    const isDrawn = (line: string) =>
      style.getPropertyValue(`${line}-style`) !== "none" &&
      Number.parseFloat(style.getPropertyValue(`${line}-width`)) > 0;
    const hasEdge = [...sides.map((side) => `border-${side}`), "outline"].some(isDrawn);
    const isBrowsers = style.appearance !== "none" && element.matches("input, select, textarea");
    const { width, bottom, right } = element.getBoundingClientRect();
    // A link that shows when it has focus waits outside of the page.
    const isAway = bottom + scrollY <= 0 || right + scrollX <= 0 || style.clipPath !== "none" || width <= 2;
    return !(hasEdge || isBrowsers || isAway || style.forcedColorAdjust === "none");
  });
  const ground = getComputedStyle(document.body).backgroundColor;
  const unseen = [...document.querySelectorAll("body *")].filter((element) => {
    const { maskImage, forcedColorAdjust, backgroundColor } = getComputedStyle(element);
    const isIcon = maskImage !== "none" && !element.textContent?.trim();
    return isIcon && forcedColorAdjust !== "none" && backgroundColor === ground && isShown(element);
  });
  return [...lost, ...unseen].map((element) => `cannot be seen in forced colours: ${short(element)}`);
}

/**
 * In the colours that a visitor's system forces upon pages, controls have edges and icons are drawn. Words need no look:
 * the system colours them, and the ground behind each.
 */
export const forcedColours: Check = async (page) => {
  await page.evaluate(markGrounds);
  await page.emulateMedia({ forcedColors: "active" });
  const faults = await page.evaluate(lostEdges);
  await page.emulateMedia({ forcedColors: "none" });
  return faults;
};
