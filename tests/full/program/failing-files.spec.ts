import { expect, test } from "../../support/test";

// The browser and Gatsby report what failed on purpose; here counts what a visitor gets.
test.afterEach(({ watch }) => {
  watch.messages = [];
});

for (const path of ["/", "/contact", "/services/lamps", "/products/beacon-planner", "/about"]) {
  for (const kind of ["script", "fetch", "image", "font", "stylesheet"]) {
    // One script of many: src/loader/loader.dom.test.ts.
    test(`${path} can be read and left without any file of the kind ${kind}`, async ({ page }) => {
      await page.route("**", (route) => (route.request().resourceType() === kind ? route.abort() : route.continue()));
      await page.goto(path);
      await page.evaluate(() => {
        dispatchEvent(new Event("keydown"));
        scrollTo(0, document.documentElement.scrollHeight);
      });
      await page.waitForLoadState("networkidle");
      await expect(page.locator("h1").first()).toBeVisible();
      await expect(page.locator("main")).toContainText(/\S[\s\S]{40}/);
      // Whatever the app makes of it, the link leads on.
      await page.evaluate(() => scrollTo(0, 0));
      await page.getByRole("banner").locator('a[href="/"]').first().click();
      await expect(page).toHaveURL(/\/$/);
    });
  }
}
