import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/test";
import { filled, shell } from "../support/test-site";

const { apiExchange: api, emissionFactors: factors, copied, units } = shell;

test.beforeEach(async ({ page }) => {
  await open(page, "/products/tide-service");
});

const request = (page: Page) => page.getByRole("region", { name: api.request, exact: true });
const response = (page: Page) => page.getByRole("region", { name: api.response, exact: true });
const hour = (page: Page) => page.getByRole("slider", { name: new RegExp(`^${api.hour}`) });
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });

const answer = async (page: Page) => JSON.parse((await response(page).textContent()) ?? "");

test("the greenest hours are said; zone and hour change request and answer, whose shares add up to one, aloud", async ({
  page,
}) => {
  await expect(page.getByText(filled(api.greenestSaid, { from: "08:00", to: "12:00", share: 100 }))).toBeVisible();
  await expect(request(page)).toHaveText('curl "https://tides.example/v1/mix?coast=TH&at=2026-11-21T06:00Z"');
  const shares = { sail: 0.5, tide: 0.3, coal: 0.2 };
  expect(await answer(page)).toEqual({ coast: "TH", at: "2026-11-21T06:00Z", free: 0.8, shares });
  await hour(page).fill("7");
  await expect(request(page)).toContainText("at=2026-11-21T07:00Z");
  // Three equal parts: the hundredth that is left over goes to the first.
  expect(await answer(page)).toMatchObject({ free: 0.67, shares: { sail: 0.34, tide: 0.33, coal: 0.33 } });
  await page.getByLabel(api.zone, { exact: true }).selectOption({ label: "Far Rock" });
  await expect(request(page)).toContainText("coast=FR&at=2026-11-21T07:00Z");
  expect(await answer(page)).toMatchObject({ coast: "FR", free: 0, shares: { sail: 0, tide: 0, coal: 1 } });
  const value = filled(api.renewableAt, { hour: filled(api.hourValue, { hour: "07:00" }), share: 0 });
  await expect(hour(page)).toHaveAttribute("aria-valuetext", value);
  await expect(page.getByText(filled(api.said, { zone: "Far Rock", hour: "07:00", share: 0 }))).toBeAttached();
});

// Every control is reached by keyboard: tests/full/checks/keyboard.ts.
test("arrow keys go round the tabs, and what is shown is what is copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await tab(page, "Shell").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(tab(page, "Snake")).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: "Snake" })).toContainText("import requests");
  await tab(page, "Script").click();
  await hour(page).fill("8");
  const code = 'const answer = await fetch("https://tides.example/v1/mix?coast=TH&at=2026-11-21T08:00Z");';
  await expect(request(page)).toHaveText(code);
  await page.getByRole("button", { name: api.copyRequest }).click();
  await expect(page.getByText(copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
});

const activity = (page: Page) => page.getByLabel(factors.activity, { exact: true });
const unit = (page: Page) => page.getByLabel(factors.countedIn, { exact: true });

/**
 * Expects the rows of the table: activity, region, factor, unit. Read in one moment: a row that the filter takes away
 * between two questions would be waited for until the time is up.
 */
async function expectRows(page: Page, ...expected: readonly string[]): Promise<void> {
  const rows = page.getByRole("table").locator("tbody tr");
  const read = () =>
    rows.evaluateAll((all) =>
      all.map((row) => {
        const [name, place, factor, counted] = [...row.querySelectorAll("th, td")].map((cell) => cell.textContent);
        return `${name} ${place} ${factor} ${counted?.trim().split(" ").at(-1)}`;
      }),
    );
  await expect.poll(read).toEqual(expected);
}

const oil = ["Oil Nowhere 2.5 litre", "Oil Elsewhere 2.75 litre"];
const published = [...oil, "Gas Nowhere 0.2 kwh", "Wind Elsewhere 0.015 kwh"];
const inGallons = ["Oil Nowhere 9.46 gallon", "Oil Elsewhere 10.4 gallon"];

test("factors stand as published, each with its source; activities filter, units convert what they can, aloud", async ({
  page,
}) => {
  await expectRows(page, ...published);
  // A reader of the screen is told one number, however it is set.
  await expect(page.getByRole("cell", { name: "2.75", exact: true })).toHaveCount(1);
  const sources = page.getByRole("table").locator("tbody tr", { hasText: "Made-up Mariners, page 7, 2024, print 2" });
  await expect(sources).toHaveCount(published.length);
  await expect(unit(page)).toBeHidden();
  await activity(page).selectOption("Oil");
  await expectRows(page, ...oil);
  await expect(unit(page).locator("option")).toHaveText([factors.asPublished, units.litre.one, units.gallon.one]);
  await unit(page).selectOption(units.gallon.one);
  await expectRows(page, ...inGallons);
  const said = filled(factors.said, { count: 2, activity: "Oil", unit: units.gallon.one });
  await expect(page.getByRole("status").filter({ hasText: said })).toBeAttached();
  // Nobody counts electricity in gallons: the unit goes back to the published one.
  await activity(page).selectOption("Wind");
  await expect(unit(page)).toHaveValue("");
  await expect(unit(page).locator("option")).toHaveText([factors.asPublished, units.kWh.one, units.MWh.one]);
  await unit(page).selectOption(units.MWh.one);
  await activity(page).selectOption("Oil");
  await expectRows(page, ...oil);
  // No unit is for all activities.
  await activity(page).selectOption({ label: factors.allActivities });
  await expectRows(page, ...published);
  await expect(unit(page)).toBeHidden();
});
