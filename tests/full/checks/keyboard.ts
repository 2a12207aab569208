import type { Page } from "@playwright/test";
import { painted } from "../../support/painted";
import { at, type Check, sizes, sizesFor } from "./check";
import { beginWalk, type Walk } from "./walk";

/** Number of times that one stop may hold focus: a date has a part for day, month and year, a film the buttons of its player. */
const partsOfOne = 16;

const look = (page: Page) => page.evaluate(() => (window as unknown as { walk: Walk }).walk.look());
const missed = (page: Page) => page.evaluate(() => (window as unknown as { walk: Walk }).walk.missed());

/** Walks once through the page, or the window that is open. */
async function walkThrough(page: Page, direction: "forwards" | "backwards"): Promise<string[]> {
  await page.evaluate(beginWalk, direction);
  const most = 40 + 2 * (await page.evaluate(() => (window as unknown as { walk: Walk }).walk.count));
  const faults: string[] = [];
  let stays = 0;
  let before: string | undefined;
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press(direction === "forwards" ? "Tab" : "Shift+Tab");
    const { place, isFirst, faults: found } = await look(page);
    if (isFirst || (place === undefined && before !== undefined)) break;
    faults.push(...found);
    stays = place === before ? stays + 1 : 0;
    if (stays > partsOfOne) return [...faults, `focus does not come away from here: ${place}`];
    before = place;
  }
  return [...faults, ...(await missed(page)).map((html) => `focus never comes here: ${html}`)];
}

/**
 * The keyboard reaches everything, in its order, and comes away from it; what has focus shows it and is never hidden: on
 * a wide screen, and where the page is enlarged to 400 %.
 */
export const keyboard: Check = async (page, shows) => {
  const faults: string[] = [];
  for (const size of sizesFor(shows, "wide", "least")) {
    await page.setViewportSize(size);
    // What makes room for the banner has measured it anew.
    await painted(page);
    for (const direction of ["forwards", "backwards"] as const) {
      const found = await walkThrough(page, direction);
      faults.push(...[...new Set(found)].map((fault) => `${direction} ${at(size)}: ${fault}`));
    }
  }
  await page.setViewportSize(sizes.wide);
  return faults;
};
