import { expect, open, test } from "../support/test";
import { site } from "../support/test-site";

const { label, languages } = site.Languages.data;
const [first, second] = languages;

const stored = "window.localStorage.getItem('language')";

test("the header offers every language, keeps the choice and reloads", async ({ page }) => {
  await open(page, "/about");
  const selector = page.getByRole("banner").locator(`details:has(> summary:has-text('${label}'))`);
  await selector.locator("summary").click();
  await expect(selector.getByRole("button")).toHaveCount(languages.length);
  const other = selector.getByRole("button", { name: second?.name });
  await expect(other).toContainText(second?.note ?? "");
  await expect(selector.getByRole("button", { name: first?.name, exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );

  const reloaded = page.waitForEvent("load");
  await other.click();
  await reloaded;
  expect(await page.evaluate(stored)).toBe(second?.code);
  await expect(selector.locator("summary")).toContainText(second?.flag ?? "");
  await expect(page.locator("html")).toHaveAttribute("lang", first?.code ?? "");
  await expect(page.locator("h1")).toBeVisible();
});

test("the footer offers only languages that have content of their own", async ({ page }) => {
  await open(page, "/");
  const selector = page.getByRole("contentinfo").locator(`details:has(> summary:has-text('${label}'))`);
  await selector.locator("summary").click();
  await expect(selector.getByRole("button")).toHaveCount(1);
  await expect(selector.getByRole("button")).toContainText(first?.name ?? "");
});

test("a value nobody knows falls back to the first language, and nothing is stored without a choice", async ({
  page,
}) => {
  await open(page, "/");
  expect(await page.evaluate(() => Object.keys(window.localStorage))).toEqual([]);
  await page.evaluate(() => window.localStorage.setItem("language", "xx"));
  await open(page, "/");
  await expect(
    page.getByRole("banner").locator(`details:has(> summary:has-text('${label}'))`).locator("summary"),
  ).toContainText(first?.flag ?? "");
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
  const selector = page.getByRole("banner").locator(`details:has(> summary:has-text('${label}'))`);
  await selector.locator("summary").click();
  const reloaded = page.waitForEvent("load");
  await selector.getByRole("button", { name: second?.name }).click();
  await reloaded;
  await expect(selector.locator("summary")).toContainText(first?.flag ?? "");
});
