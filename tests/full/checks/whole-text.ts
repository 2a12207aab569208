import type { Page } from "@playwright/test";
import { cutTexts, overlappingTexts } from "./shown-text";

/** Sections that are not near the screen are laid out as well: a browser has only guessed their height. */
const allLaidOut = "main > section { content-visibility: visible !important }";

/** Texts of the page that cannot be read as they are set now. */
export async function unreadTexts(page: Page): Promise<string[]> {
  await page.evaluate(() => scrollTo(0, 0));
  const style = await page.addStyleTag({ content: allLaidOut });
  const faults = [...(await page.evaluate(cutTexts)), ...(await page.evaluate(overlappingTexts))];
  await style.evaluate((element) => (element as HTMLElement).remove());
  return faults;
}
