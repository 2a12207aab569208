import { type Check, sizes, sizesFor } from "./check";
import { lostEdges, markGrounds } from "./edges";

/**
 * In the colours that a visitor's system forces upon pages, controls have edges and icons are drawn. Words need no look:
 * the system colours them, and the ground behind each.
 */
export const forcedColours: Check = async (page, shows) => {
  await page.setViewportSize(sizesFor(shows, "wide", "narrow")[0] ?? sizes.wide);
  await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(markGrounds);
  await page.emulateMedia({ forcedColors: "active" });
  const faults = await page.evaluate(lostEdges);
  await page.emulateMedia({ forcedColors: "none" });
  return faults.map((fault) => `in forced colours: ${fault}`);
};
