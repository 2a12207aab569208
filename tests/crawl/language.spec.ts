import type { Page } from "@playwright/test";
import { readSite } from "../../src/content/read-site";
import { expect, hydrated, open, test } from "../support/test";

const { Languages, InterfaceWords } = readSite();
const { languages } = Languages.data;
const { label } = InterfaceWords.data.languages;
const [first, second] = languages;

/** Entries are buttons on a site of one language, whose content every other one shows, and links on one of several. */
const isOneLanguage = languages.every(({ dataSet }) => dataSet === first?.dataSet);

const chosen = async ({ page }: { page: Page }) => {
  await open(page, "/about");
  const selector = page.getByRole("banner").locator(`details:has(> summary:has-text('${label}'))`);
  await selector.locator("summary").click();
  await expect(selector.getByRole("button")).toHaveCount(languages.length);
  const entry = (code = "") => selector.locator(`button[value="${code}"]`);
  const other = entry(second?.code);
  await expect(other).toContainText(second?.note ?? "");
  await expect(entry(first?.code)).toHaveAttribute("aria-pressed", "true");

  const reloaded = page.waitForEvent("load");
  await other.click();
  await reloaded;
  expect(await page.evaluate("window.localStorage.getItem('language')")).toBe(second?.code);
  await expect(selector.locator("summary")).toContainText(second?.flag ?? "");
  await hydrated(page);
  await expect(selector.locator("summary")).toContainText(second?.flag ?? "");
  await expect(page.locator("html")).toHaveAttribute("lang", first?.code ?? "");
  await expect(page.locator("h1")).toBeVisible();
};

// A site of several is journeys/german.spec.ts.
if (isOneLanguage && second) {
  test("a language that shows the first one's content is kept as a choice, and the page loaded again", chosen);
}
