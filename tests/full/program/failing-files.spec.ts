import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "../../support/test";

/** Pages that between them load every kind of file. */
const pages = ["/", "/contact", "/services/lamps", "/products/beacon-planner", "/about"];

const isFileOfPage = (path: string) => /\.(js|json|avif|webp|png|jpg|svg|woff2)$/.test(path);

async function use(page: Page): Promise<void> {
  await page.evaluate(() => {
    dispatchEvent(new Event("keydown"));
    scrollTo(0, document.documentElement.scrollHeight);
  });
  await page.waitForLoadState("networkidle");
}

// The browser and Gatsby report what failed on purpose; here counts what a visitor gets.
test.afterEach(({ watch }) => {
  watch.messages = [];
});

for (const path of pages) {
  test(`${path} can be read and left, whichever of its files fails`, async ({ page }) => {
    test.setTimeout(300_000);
    const files = new Set<string>();
    const note = (request: { url(): string }) => files.add(new URL(request.url()).pathname);
    page.on("request", note);
    await page.goto(path);
    await hydrated(page);
    await use(page);
    page.off("request", note);
    for (const file of [...files].filter(isFileOfPage)) {
      await page.route(`**${file}`, (route) => route.abort());
      await page.goto(path);
      await use(page);
      await expect.soft(page.locator("h1").first(), `without ${file}`).toBeVisible();
      await expect.soft(page.locator("main"), `without ${file}`).toContainText(/\S[\s\S]{40}/);
      const images = page.locator("img:not([alt])");
      await expect.soft(images, `without ${file}`).toHaveCount(0);
      // Whatever the app makes of it, the link leads on.
      await page.evaluate(() => scrollTo(0, 0));
      await page.getByRole("banner").locator('a[href="/"]').first().click();
      await expect.soft(page, `after ${file}`).toHaveURL(/\/$/);
      await page.unroute(`**${file}`);
    }
  });
}
