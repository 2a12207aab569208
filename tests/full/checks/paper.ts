import { violationsOn } from "../../support/accessibility";
import { type Check, sizes } from "./check";
import { textFaults } from "./texts";

/** Looked for in the browser: parts that must not be on paper, or be missing there. */
function misprints(): string[] {
  const { isShown } = window.probe;
  const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
  const styleOf = (element: Element) => getComputedStyle(element);
  const wrong: Record<string, readonly Element[]> = {
    "can be pressed on paper": shown("main button, header, footer, #consent_banner"),
    "stands on every sheet": shown("body *").filter((element) => styleOf(element).position === "fixed"),
    "folded away on paper": [
      ...document.querySelectorAll("main details:not([open]) > :not(summary, [data-no-print])"),
    ].filter((element) => element.parentElement?.checkVisibility() && element.textContent?.trim() && !isShown(element)),
    "a colour that is not printed": shown("main i").filter(
      (bar) => !/, 0\)$|transparent/.test(styleOf(bar).backgroundColor) && styleOf(bar).printColorAdjust !== "exact",
    ),
    "may stand alone at a foot": shown("main :is(h1, h2, h3)").filter(
      (heading) => styleOf(heading).breakAfter !== "avoid",
    ),
    "may be cut in two": shown("main [data-cards] > li").filter((card) => styleOf(card).breakInside !== "avoid"),
    // Most browsers print no grounds.
    "light words of a dark band": shown("main [data-on-band] *").filter((words) => {
      const [red = 0, green = 0, blue = 0] = window.probe.colour(styleOf(words).color);
      const isText = [...words.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      return isText && (red + green + blue) / 3 > 140;
    }),
  };
  return Object.entries(wrong).flatMap(([fault, elements]) =>
    elements.map((element) => `${fault}: ${window.probe.short(element)}`),
  );
}

/** On paper everything can be read, and nothing is there that only a screen has a use for. */
export const paper: Check = async (page) => {
  // A window is printed with what is behind it, by a browser's own rules.
  if ((await page.locator("[role=dialog]").count()) > 0) return [];
  await page.emulateMedia({ media: "print" });
  // A sheet of A4 between its margins.
  await page.setViewportSize({ width: 718, height: 1047 });
  const faults = [
    ...(await page.evaluate(misprints)),
    ...(await textFaults(page)),
    ...(await violationsOn(page, ["color-contrast"])),
  ];
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize(sizes.wide);
  return faults.map((fault) => `on paper: ${fault}`);
};
