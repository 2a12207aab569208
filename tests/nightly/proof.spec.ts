import type { Page } from "@playwright/test";
import { required } from "../../src/content/entry";
import { fixDate } from "../support/fixed-date";
import { expect, hydrated, open, test } from "../support/test";
import { site } from "../support/test-site";

const proof = site.HomePage.data.sections.find((block) => block.kind === "proof");
const { title, sheets } = required(proof, "the sheets of a day");
/** What stands on each tab: its name, and what its sheet is. */
const tabs = sheets.map(({ hour, name, description }) => `${hour} ${name}${description}`);

const list = (page: Page) => page.getByRole("tablist", { name: title });
const selected = (page: Page) => list(page).getByRole("tab", { selected: true });

test("in the evening the last sheet is open", async ({ page }) => {
  await fixDate(page, "2026-06-21T20:00:00");
  await open(page, "/");
  await expect(selected(page)).toHaveText(tabs[2] ?? "");
  await expect(page.getByRole("link", { name: sheets[2]?.link ?? "" })).toBeVisible();
});

test("the sheet that somebody looks at while the page is hydrated stays, with its link", async ({ page }) => {
  await fixDate(page, "2026-06-21T20:00:00");
  await page.goto("/", { waitUntil: "load" });
  const link = page.getByRole("link", { name: sheets[0]?.link ?? "" });
  await link.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await hydrated(page);
  await expect(selected(page)).toHaveText(tabs[0] ?? "");
  await expect(link).toBeInViewport();
});

test("arrow keys open the other sheets", async ({ page }) => {
  await fixDate(page, "2026-06-21T08:00:00");
  await open(page, "/");
  await expect(list(page)).toHaveAttribute("aria-orientation", "vertical");
  await selected(page).focus();
  for (const [place, { hour, name, link }] of sheets.entries()) {
    if (place > 0) await page.keyboard.press("ArrowDown");
    await expect(selected(page)).toHaveAccessibleName(`${hour} ${name}`);
    await expect(selected(page)).toBeFocused();
    await expect(page.getByRole("link", { name: link })).toBeVisible();
  }
});
