import type { Page } from "@playwright/test";
import { expect, hydrated, open, test } from "../support/test";
import { site } from "../support/test-site";

const { title, sheets } = site.HomePage.data.sections.flatMap((block) =>
  block.kind === "proof" ? [block] : [],
)[0] ?? {
  title: "",
  sheets: [],
};
const names = sheets.map(({ hour, name }) => `${hour} ${name}`);

/** A page on which it is some hour; its other clocks go on, or nothing on it would be hydrated. */
const at = (page: Page, hour: number) =>
  page.addInitScript((fixed) => {
    Date.prototype.getHours = () => fixed;
  }, hour);

// At other hours: src/blocks/proof/proof.test.ts.
test("in the evening the last sheet is open", async ({ page }) => {
  await at(page, 20);
  await open(page, "/");
  await expect(page.getByRole("tablist", { name: title }).getByRole("tab", { selected: true })).toHaveText(
    names[2] ?? "",
  );
  await expect(page.getByRole("heading", { name: sheets[2]?.title ?? "" })).toBeVisible();
});

test("the sheet that somebody looks at while the page is hydrated stays, with its link", async ({ page }) => {
  await at(page, 20);
  await page.goto("/", { waitUntil: "load" });
  const link = page.getByRole("link", { name: sheets[0]?.link ?? "" });
  await link.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await hydrated(page);
  await expect(page.getByRole("tablist", { name: title }).getByRole("tab", { selected: true })).toHaveText(
    names[0] ?? "",
  );
  await expect(link).toBeInViewport();
});

test("arrow keys open the other sheets, and nothing below moves", async ({ page }) => {
  await at(page, 8);
  await open(page, "/");
  const tabs = page.getByRole("tablist", { name: title });
  const panel = page.getByRole("tabpanel", { name: /./ }).first();
  const heights = new Set<number | undefined>();
  await tabs.getByRole("tab", { selected: true }).focus();
  for (const [place, { title: heading }] of sheets.entries()) {
    if (place > 0) await page.keyboard.press("ArrowRight");
    await expect(tabs.getByRole("tab", { selected: true })).toHaveText(names[place] ?? "");
    await expect(tabs.getByRole("tab", { selected: true })).toBeFocused();
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    heights.add((await panel.boundingBox())?.height);
  }
  expect(heights.size).toBe(1);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("all sheets stand one below the other", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("tablist", { name: title })).toBeHidden();
    const panel = page.locator("[role=tabpanel]").first();
    for (const sheet of await panel.locator(":scope > div").all()) await expect(sheet).toBeVisible();
  });
});
