import { expect, type Locator, type Page } from "@playwright/test";

/** More stops than any page part under test has. */
const most = 40;

/** Presses Tab until something has focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target, "reached with Tab").toBeFocused();
}
