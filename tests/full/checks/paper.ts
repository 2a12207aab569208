import { axeFaults } from "./axe";
import { type Check, sizes } from "./check";
import { unreadTexts } from "./whole-text";

/** A sheet of A4 between its margins, in pixels. */
const sheet = { width: 718, height: 1047 };

/** Parts that must not be on paper, or be missing there. */
function misprints(): string[] {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
  const faults = shown("main button, header, footer, #consent").map(
    (element) => `can be pressed on paper: ${element.outerHTML.slice(0, 120)}`,
  );
  for (const element of shown("body *")) {
    if (getComputedStyle(element).position === "fixed") {
      faults.push(`stands on every sheet: ${element.outerHTML.slice(0, 120)}`);
    }
  }
  for (const element of document.querySelectorAll("main details:not([open]) > :not(summary)")) {
    const isMeant = element.parentElement?.checkVisibility() && element.textContent?.trim() !== "";
    if (isMeant && !isShown(element)) faults.push(`folded away on paper: ${element.textContent?.slice(0, 80)}`);
  }
  for (const element of shown("main :is(li, td, th, p, h1, h2, h3)")) {
    if (element.getBoundingClientRect().right > innerWidth + 1)
      faults.push(`beyond the edge of the sheet: ${element.textContent?.slice(0, 80)}`);
  }
  for (const bar of shown("main i")) {
    const { backgroundColor, printColorAdjust } = getComputedStyle(bar);
    if (!/, 0\)$|transparent/.test(backgroundColor) && printColorAdjust !== "exact")
      faults.push(`a colour that is not printed: ${bar.outerHTML.slice(0, 120)}`);
  }
  for (const heading of shown("main :is(h1, h2, h3)")) {
    if (getComputedStyle(heading).breakAfter !== "avoid")
      faults.push(`may stand alone at a foot: ${heading.textContent}`);
  }
  for (const card of shown("main [data-cards] > li")) {
    if (getComputedStyle(card).breakInside !== "avoid")
      faults.push(`may be cut in two: ${card.textContent?.slice(0, 60)}`);
  }
  for (const words of shown("main [data-on-band] *")) {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(words).color.match(/[\d.]+/g) ?? []).map(Number);
    const isText = [...words.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    // Most browsers print no grounds.
    if (isText && (red + green + blue) / 3 > 140)
      faults.push(`light words of a dark band: ${words.textContent?.slice(0, 60)}`);
  }
  for (const column of shown("main div")) {
    const isGrid = getComputedStyle(column).display === "grid" && [...column.children].filter(isShown).length === 1;
    const { top, bottom } = column.getBoundingClientRect();
    const leavesFirstSheet = top + scrollY < innerHeight / 2 && bottom + scrollY > innerHeight;
    // Firefox begins it on a sheet of its own.
    if (isGrid && (leavesFirstSheet || column.clientHeight > innerHeight))
      faults.push(`a grid of one long column: ${column.textContent?.slice(0, 60)}`);
  }
  return faults;
}

/** On paper everything can be read, and nothing is there that only a screen has a use for. */
export const paper: Check = async (page) => {
  // A window is printed with what is behind it, by a browser's own rules.
  if ((await page.locator("[role=dialog]").count()) > 0) return [];
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize(sheet);
  const faults = [
    ...(await page.evaluate(misprints)),
    ...(await unreadTexts(page)),
    ...(await axeFaults(page, "color-contrast")),
  ];
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize(sizes.wide);
  return faults.map((fault) => `on paper: ${fault}`);
};
