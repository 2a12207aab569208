import type { Page } from "@playwright/test";
import { cutTexts, overlappingTexts } from "./shown-text";

/** Texts of the page that cannot be read as they are set now. */
export async function unreadTexts(page: Page): Promise<string[]> {
  await page.evaluate(() => scrollTo(0, 0));
  return [...(await page.evaluate(cutTexts)), ...(await page.evaluate(overlappingTexts))];
}
