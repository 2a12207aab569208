import { expect, open, test } from "../support/test";

const stored = "window.localStorage.getItem('language')";

test("the header offers English and German, keeps the choice and reloads", async ({ page }) => {
  await open(page, "/about");
  const selector = page.getByRole("banner").locator("details:has(> summary:has-text('Language'))");
  await selector.locator("summary").click();
  await expect(selector.getByRole("button")).toHaveCount(2);
  const german = selector.getByRole("button", { name: /German/ });
  await expect(german).toContainText(/English/);
  await expect(selector.getByRole("button", { name: /^English/ })).toHaveAttribute("aria-pressed", "true");

  const reloaded = page.waitForEvent("load");
  await german.click();
  await reloaded;
  expect(await page.evaluate(stored)).toBe("de");
  await expect(selector.locator("summary")).toContainText("DE");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator("h1")).toBeVisible();
});

test("the footer offers English only", async ({ page }) => {
  await open(page, "/");
  const selector = page.getByRole("contentinfo").locator("details:has(> summary:has-text('Language'))");
  await selector.locator("summary").click();
  await expect(selector.getByRole("button")).toHaveCount(1);
  await expect(selector.getByRole("button")).toContainText("English");
});

test("a value nobody knows falls back to English, and nothing is stored without a choice", async ({ page }) => {
  await open(page, "/");
  expect(await page.evaluate(() => Object.keys(window.localStorage))).toEqual([]);
  await page.evaluate(() => window.localStorage.setItem("language", "xx"));
  await open(page, "/");
  await expect(
    page.getByRole("banner").locator("details:has(> summary:has-text('Language'))").locator("summary"),
  ).toContainText("EN");
});

test("storage that throws does no harm", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("closed", "SecurityError");
      },
    });
  });
  await open(page, "/");
  const selector = page.getByRole("banner").locator("details:has(> summary:has-text('Language'))");
  await selector.locator("summary").click();
  const reloaded = page.waitForEvent("load");
  await selector.getByRole("button", { name: /German/ }).click();
  await reloaded;
  await expect(selector.locator("summary")).toContainText("EN");
});
