import { expect, type Locator, type Page } from "@playwright/test";

/** More stops than any page part under test has. */
const most = 40;

/** Presses Tab, or Shift+Tab, until something has focus. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target, `reached with ${key}`).toBeFocused();
}
