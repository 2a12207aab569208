import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/test";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Lets a page be as it is where `:has()` is unknown, as in Firefox before 121: a selector that no browser knows. */
async function forgetHas(page: Page): Promise<void> {
  await page.route(/\/($|[^.]+$|[^/]+\.js$)/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replaceAll(":has(", ":knows-not(") });
  });
}

/** True where the focused element, or one around it, is drawn with an outline. */
const isOutlined = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return [activeElement, activeElement?.closest("label")].some(
      (element) =>
        element && getComputedStyle(element).outlineStyle === "solid" && getComputedStyle(element).opacity !== "0",
    );
  });

test("a browser without :has() shows the focus on choices and files", async ({ page }) => {
  await forgetHas(page);
  await open(page, "/enquire/start-project");
  for (const control of ["checkbox", "file"]) {
    await page.locator(`main form input[type=${control}]`).first().focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).type)).toBe(control);
    expect(await isOutlined(page), control).toBe(true);
  }
});

test("a browser without :has() moves pictures, and says nothing in its console", { tag: "@full" }, async ({ page }) => {
  await forgetHas(page);
  await open(page, "/services");
  const card = page.getByRole("listitem").filter({ has: page.locator("h3 > a[href='/services/lamps']") });
  await card.hover();
  await expect
    .poll(() => card.locator("picture > img").evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/lamp-loop\.webp$/);
});
