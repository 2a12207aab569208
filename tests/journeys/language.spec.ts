import type { Page } from "@playwright/test";
import { readSites } from "../../src/content/read-site";
import { expect, hydrated, open, test } from "../support/test";
import { testContent } from "../support/test-content";
import { site } from "../support/test-site";

const { languages } = site.Languages.data;
const { label } = site.InterfaceWords.data.languages;
const german = readSites({ contentRoot: testContent })[1];
const aboutGerman = german?.placeholders.paths.get("/about") ?? "";

const selectorIn = (page: Page, landmark: "banner" | "contentinfo") =>
  page.getByRole(landmark).locator(`details:has(> summary:has-text('${label}'))`);

const stored = (page: Page) => page.evaluate("window.localStorage.getItem('language')");

test("the header leads to the same page in the other language, and keeps the choice", async ({ page }) => {
  await open(page, "/about");
  const selector = selectorIn(page, "banner");
  await selector.locator("summary").click();
  await expect(selector.getByRole("link")).toHaveCount(languages.length);
  await expect(selector.getByRole("link", { name: "English", exact: true })).toHaveAttribute("aria-current", "true");
  await selector.getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL(aboutGerman);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.locator("h1")).toHaveText("Zwei Leute und Lamp & Lens.");
  const { label: inGerman = "" } = german?.InterfaceWords.data.languages ?? {};
  await expect(page.getByRole("banner").locator("summary", { hasText: `${inGerman}: DE` })).toBeVisible();
  expect(await stored(page)).toBe("de");

  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.goForward();
  await expect(page.locator("h1")).toHaveText("Zwei Leute und Lamp & Lens.");
});

test("a language that shows another's content leads to that, and says so", async ({ page }) => {
  await open(page, "/about");
  const selector = selectorIn(page, "banner");
  await selector.locator("summary").click();
  const welsh = selector.getByRole("link", { name: "Cymraeg" });
  await expect(welsh).toContainText("words still English");
  await expect(welsh).toHaveAttribute("href", "/about");
  await welsh.click();
  await expect.poll(() => stored(page)).toBe("cy");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(selector.locator("[data-chosen]")).toHaveText("CY");
  await hydrated(page);
  await expect(selector.locator("[data-chosen]")).toHaveText("CY");
});

test("the footer offers only languages that have content of their own", async ({ page }) => {
  await open(page, "/");
  const selector = selectorIn(page, "contentinfo");
  await selector.locator("summary").click();
  await expect(selector.getByRole("link")).toHaveText([/English/, /Deutsch/]);
});
