import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/test";
import { filled, shell } from "../support/test-site";

const { roofPlan: words } = shell;
const path = "/products/beacon-planner";

const face = (page: Page, name: string) => page.getByRole("checkbox", { name: new RegExp(`^${name}`) });
const value = (page: Page, name: string) => page.locator("dl > div", { hasText: name }).locator("dd");
const drawing = (page: Page, count: number) =>
  page.getByRole("img", { name: filled(words.drawing, { count }), exact: true });
const months = (page: Page) => page.locator("figure ol > li > span").allTextContents();

async function expectFigures(page: Page, figures: { panels: number; area: string; yearly: string; saving: string }) {
  await expect(value(page, filled(words.panels, { watts: 440 }))).toHaveText(String(figures.panels));
  await expect(value(page, words.area)).toHaveText(filled(words.areaValue, figures));
  await expect(value(page, words.yearly)).toHaveText(filled(words.yearlyValue, figures));
  await expect(value(page, words.saving)).toHaveText(figures.saving);
  await expect(drawing(page, figures.panels)).toBeVisible();
}

const foreDeck = { panels: 8, area: "24", yearly: "1,200", saving: "€600" };

test("faces change panels, area, months, yield and money, which is said; another address has a roof of its own", async ({
  page,
}) => {
  await open(page, path);
  await expectFigures(page, foreDeck);
  await face(page, "Port deck").check();
  await expectFigures(page, { panels: 11, area: "34.5", yearly: "1,560", saving: "€780" });
  expect((await months(page)).slice(4, 7)).toEqual(["120", "240", "120"]);
  const said = filled(words.said, { count: 11, area: "34.5", yearly: "1,560", saving: "€780" });
  await expect(page.getByRole("status").filter({ hasText: said })).toBeAttached();
  await face(page, "Fore deck").uncheck();
  await expectFigures(page, { panels: 3, area: "10.5", yearly: "360", saving: "€180" });
  await face(page, "Port deck").uncheck();
  await expectFigures(page, { panels: 0, area: "0", yearly: "0", saving: "€0" });
  expect(new Set(await months(page))).toEqual(new Set(["0"]));
  await page.getByRole("combobox", { name: words.address, exact: true }).selectOption("4 Flat Roof, Testhaven");
  await expectFigures(page, { panels: 2, area: "12", yearly: "120", saving: "€60" });
  await expect(face(page, "After deck")).toBeChecked();
  await expect(face(page, "Fore deck")).toHaveCount(0);
});
