import { openFailingPage } from "../support/failing-page";
import { expect, open, test } from "../support/test";
import { shell, site, siteWords, told, unknownRoute } from "../support/test-site";

test("an unknown path answers 404 with the message and the way home", async ({ page, watch }) => {
  const { title, description, home } = site.NotFoundPage.data;
  const response = await open(page, unknownRoute);
  expect(response?.status()).toBe(404);
  await expect(page.locator("h1")).toHaveText(title);
  await expect(page.locator("main")).toContainText(description);
  await page.getByRole("main").getByRole("link", { name: home.text }).click();
  await expect(page).toHaveURL(/\/$/);
  // The browser reports the 404 itself, and Gatsby looks for the page's data once more.
  watch.messages = watch.messages.filter((message) => !message.includes("status of 404"));
});

test("a page that fails to render leaves header and footer, says so and leads home", async ({ page, watch }) => {
  const { title, description, home } = siteWords.fallback;
  await openFailingPage(page);
  const fallback = page.getByRole("alert").filter({ hasText: title });
  await expect(fallback).toContainText(told(description));
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await fallback.getByRole("link", { name: home }).click();
  await expect(page.locator("h1")).toHaveText(site.HomePage.data.hero.title);
  expect(watch.messages.some((message) => message.includes("A page failed to render."))).toBe(true);
  watch.messages = [];
});

test("a policy's table of contents leads to its sections, below the header", async ({ page }) => {
  await open(page, "/policies/privacy");
  const entry = page.getByRole("navigation", { name: shell.policyContents }).getByRole("link").nth(2);
  const title = await entry.textContent();
  await entry.click();
  const heading = page.getByRole("heading", { name: String(title), exact: true });
  await expect(heading).toBeInViewport();
  const [top, header] = [await heading.boundingBox(), await page.getByRole("banner").boundingBox()];
  expect(top?.y ?? 0).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the navigation opens on a desktop and on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/");
    await page.locator("summary", { hasText: "Services" }).first().click();
    await expect(page.getByText("The first entry of a panel.")).toBeVisible();
    await page
      .getByRole("banner")
      .getByRole("link", { name: /^Lamps/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/services\/lamps$/);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator("summary", { hasText: new RegExp(`^${shell.navigation.menu}$`) }).click();
    await page.getByRole("navigation", { name: shell.navigation.main }).getByRole("link", { name: "Write" }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });
});
