import { byDayAndEvening } from "./axe";
import { atSizes, type Check, sizesFor } from "./check";

/** Looked for in the browser: fields whose edge, and icons whose lines, are too faint for WCAG 2.2, 1.4.11. */
function faintControls(): string[] {
  const least = 3;
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  type Colour = readonly [number, number, number, number];
  const parse = (text: string): Colour => {
    if (!canvas) return [0, 0, 0, 0];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const over = (front: Colour, back: Colour): Colour => {
    const mix = (index: 0 | 1 | 2) => front[index] * front[3] + back[index] * (1 - front[3]);
    return [mix(0), mix(1), mix(2), 1];
  };
  /** The ground of an element, or undefined where a picture or a gradient is it. */
  const groundOf = (element: Element | null): Colour | undefined => {
    if (!element) return [255, 255, 255, 1];
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    if (backgroundImage !== "none") return undefined;
    const own = parse(backgroundColor);
    if (own[3] === 1) return own;
    const behind = groundOf(element.parentElement);
    return behind && over(own, behind);
  };
  const lightness = ([red, green, blue]: Colour) => {
    const linear = [red, green, blue].map((part) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
  };
  const contrast = (one: Colour, other: Colour) => {
    const [high = 0, low = 0] = [lightness(one), lightness(other)].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 2 &&
    getComputedStyle(element).clipPath === "none";
  const faults: string[] = [];

  const fields = "input:not([type=hidden], [type=range]), textarea, select";
  for (const field of [...document.querySelectorAll(fields)].filter(isShown)) {
    const { borderBottomColor, borderBottomStyle, backgroundColor, appearance } = getComputedStyle(field);
    const outside = groundOf(field.parentElement);
    const isBrowsers = appearance !== "none" && field.matches("[type=checkbox], [type=radio], [type=file]");
    if (!outside || isBrowsers || field.matches(":disabled, [tabindex='-1']")) continue;
    const edge = borderBottomStyle === "none" ? outside : over(parse(borderBottomColor), outside);
    const best = Math.max(contrast(edge, outside), contrast(over(parse(backgroundColor), outside), outside));
    if (best < least) faults.push(`edge of ${best.toFixed(2)}: ${field.outerHTML.slice(0, 160)}`);
  }

  const speaking = [...document.querySelectorAll("a, button, summary")].filter(isShown);
  for (const control of speaking.filter((one) => (one as HTMLElement).innerText.trim() === "")) {
    const ground = groundOf(control);
    const line = control.querySelector("svg path, svg circle, svg line, svg rect, svg polygon");
    if (!ground || !line || control.matches(":disabled")) continue;
    const { stroke, fill } = getComputedStyle(line);
    const drawn = [stroke, fill].filter((colour) => colour !== "none").map((colour) => over(parse(colour), ground));
    const best = Math.max(0, ...drawn.map((colour) => contrast(colour, ground)));
    if (best < least) faults.push(`icon of ${best.toFixed(2)}: ${control.outerHTML.slice(0, 160)}`);
  }
  return faults;
}

/** The edges of fields and the lines of icons can be seen, by day and in the evening. */
export const controlContrast: Check = (page, shows) =>
  atSizes(page, sizesFor(shows, "wide", "narrow"), () => byDayAndEvening(page, () => page.evaluate(faintControls)));
