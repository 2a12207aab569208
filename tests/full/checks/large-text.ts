import type { Page } from "@playwright/test";
import { atSizes, type Check, sizesFor } from "./check";
import { unreadTexts } from "./whole-text";

/** The size of text, in pixels, as a reader sets it in the browser. */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: (standard * 13) / 16 } });
  await session.detach();
}

/** Text at twice its size is shown whole: WCAG 2.2, 1.4.4. */
export const largeText: Check = async (page, shows) => {
  await setTextSize(page, 32);
  const faults = await atSizes(page, sizesFor(shows, "wide", "narrow"), () => unreadTexts(page));
  await setTextSize(page, 16);
  return faults;
};
