import { fixDate } from "../support/fixed-date";
import { expect, hydrated, open, test } from "../support/test";
import { site } from "../support/test-site";

const { title, sheets } = site.HomePage.data.sections.flatMap((block) =>
  block.kind === "proof" ? [block] : [],
)[0] ?? {
  title: "",
  sheets: [],
};
/** What stands on each tab: its name, and what its sheet is. */
const tabs = sheets.map(({ hour, name, description }) => `${hour} ${name}${description}`);

test("in the evening the last sheet is open", async ({ page }) => {
  await fixDate(page, "2026-06-21T20:00:00");
  await open(page, "/");
  await expect(page.getByRole("tablist", { name: title }).getByRole("tab", { selected: true })).toHaveText(
    tabs[2] ?? "",
  );
  await expect(page.getByRole("link", { name: sheets[2]?.link ?? "" })).toBeVisible();
});

test("the sheet that somebody looks at while the page is hydrated stays, with its link", async ({ page }) => {
  await fixDate(page, "2026-06-21T20:00:00");
  await page.goto("/", { waitUntil: "load" });
  const link = page.getByRole("link", { name: sheets[0]?.link ?? "" });
  await link.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await hydrated(page);
  await expect(page.getByRole("tablist", { name: title }).getByRole("tab", { selected: true })).toHaveText(
    tabs[0] ?? "",
  );
  await expect(link).toBeInViewport();
});

test("arrow keys open the other sheets", async ({ page }) => {
  await fixDate(page, "2026-06-21T08:00:00");
  await open(page, "/");
  const list = page.getByRole("tablist", { name: title });
  await expect(list).toHaveAttribute("aria-orientation", "vertical");
  await list.getByRole("tab", { selected: true }).focus();
  for (const [place, { hour, name, link }] of sheets.entries()) {
    if (place > 0) await page.keyboard.press("ArrowDown");
    await expect(list.getByRole("tab", { selected: true })).toHaveAccessibleName(`${hour} ${name}`);
    await expect(list.getByRole("tab", { selected: true })).toBeFocused();
    await expect(page.getByRole("link", { name: link })).toBeVisible();
  }
});
