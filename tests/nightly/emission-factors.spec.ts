import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/test";
import { filled, shell } from "../support/test-site";

const { emissionFactors: words, units } = shell;
const path = "/products/tide-service";

const activity = (page: Page) => page.getByLabel(words.activity, { exact: true });
const unit = (page: Page) => page.getByLabel(words.countedIn, { exact: true });

/**
 * The rows of the table: activity, region, factor, unit. Read in one moment: a row that the filter takes away between
 * two questions would be waited for until the time is up.
 */
const rows = (page: Page) =>
  page
    .getByRole("table")
    .locator("tbody tr")
    .evaluateAll((all) =>
      all.map((row) => {
        const [name, place, factor, counted] = [...row.querySelectorAll("th, td")].map((cell) => cell.textContent);
        return `${name} ${place} ${factor} ${counted?.trim().split(" ").at(-1)}`;
      }),
    );

const published = [
  "Oil Nowhere 2.5 litre",
  "Oil Elsewhere 2.75 litre",
  "Gas Nowhere 0.2 kwh",
  "Wind Elsewhere 0.015 kwh",
];

test("a table with headings, factors as they were published, and a publication in each row", async ({ page }) => {
  await open(page, path);
  await expect(page.getByRole("table").getByRole("columnheader")).toHaveCount(5);
  expect(await rows(page)).toEqual(published);
  // A reader of the screen is told one number, however it is set.
  await expect(page.getByRole("cell", { name: "2.75", exact: true })).toHaveCount(1);
  for (const row of await page.getByRole("table").locator("tbody tr").all()) {
    await expect(row).toContainText("Made-up Mariners, page 7, 2024, print 2");
  }
});

test("activities filter the table, units convert what can be counted in them, and the result is said", async ({
  page,
}) => {
  await open(page, path);
  await expect(unit(page)).toBeHidden();
  await activity(page).selectOption("Oil");
  await expect.poll(() => rows(page)).toEqual(["Oil Nowhere 2.5 litre", "Oil Elsewhere 2.75 litre"]);
  await expect(unit(page).locator("option")).toHaveText([words.asPublished, units.litre.one, units.gallon.one]);
  await unit(page).selectOption(units.gallon.one);
  await expect.poll(() => rows(page)).toEqual(["Oil Nowhere 9.46 gallon", "Oil Elsewhere 10.4 gallon"]);
  const said = filled(words.said, { count: 2, activity: "Oil", unit: units.gallon.one });
  await expect(page.getByRole("status").filter({ hasText: said })).toBeAttached();
  // Nobody counts electricity in gallons: the unit goes back to the published one.
  await activity(page).selectOption("Wind");
  await expect(unit(page)).toHaveValue("");
  await expect(unit(page).locator("option")).toHaveText([words.asPublished, units.kWh.one, units.MWh.one]);
  await unit(page).selectOption(units.MWh.one);
  await activity(page).selectOption("Oil");
  await expect.poll(() => rows(page)).toEqual(["Oil Nowhere 9.46 gallon", "Oil Elsewhere 10.4 gallon"]);
  await unit(page).selectOption("");
  await expect.poll(() => rows(page)).toEqual(["Oil Nowhere 2.5 litre", "Oil Elsewhere 2.75 litre"]);
  // No unit is for all activities.
  await activity(page).selectOption({ label: words.allActivities });
  await expect.poll(() => rows(page)).toEqual(published);
  await expect(unit(page)).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("all factors are there, and no choice that would do nothing", async ({ page }) => {
    await page.goto(path);
    expect(await rows(page)).toEqual(published);
    await expect(activity(page)).toBeHidden();
  });
});
