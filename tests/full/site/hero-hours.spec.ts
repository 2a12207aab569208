import { basename, parse } from "node:path";
import type { Page } from "@playwright/test";
import { readSite } from "../../../src/content/read-site";
import { fixDate } from "../../support/fixed-date";
import { watchShifts } from "../../support/layout-shifts";
import { expect, hydrated, open, test } from "../../support/test";

const { image, morning, evening } = readSite().HomePage.data.hero;
const nameOf = (file: string) => parse(file).name;

const pictures = {
  morning: nameOf(morning ?? image.src),
  noon: nameOf(image.src),
  evening: nameOf(evening ?? image.src),
};

function askedOf(page: Page): ReadonlySet<string> {
  const asked = new Set<string>();
  page.on("request", (request) => {
    const { name, ext } = parse(basename(new URL(request.url()).pathname));
    if (/avif|webp/.test(ext) && Object.values(pictures).includes(name)) asked.add(name);
  });
  return asked;
}

async function expectShown(page: Page, name: string): Promise<void> {
  const hero = page.locator("main picture img").first();
  await expect.poll(() => hero.evaluate((shown: HTMLImageElement) => shown.currentSrc)).toContain(`/${name}.avif`);
  await expect(hero).toHaveAttribute("alt", /\S/);
}

test.use({ timezoneId: "UTC" });

for (const [hour, time, theme] of [
  ["08", "morning", "light"],
  ["13", "noon", "light"],
  ["13", "evening", "dark"],
  ["20", "evening", "light"],
] as const) {
  test.describe(`at ${hour}:00, with ${theme} colours`, () => {
    test.use({ colorScheme: theme });

    test(`the town is that of the ${time}, and no other is asked for`, async ({ page }) => {
      const asked = askedOf(page);
      const shifts = await watchShifts(page);
      await fixDate(page, `2026-06-21T${hour}:00:00Z`);
      await page.goto("/", { waitUntil: "networkidle" });
      await expectShown(page, pictures[time]);
      // A typeface that comes late on a busy machine moves a line by a pixel; a picture would move far more.
      expect(await shifts(0.005)).toEqual([]);
      await hydrated(page);
      await open(page, "/about");
      await page.getByRole("banner").locator('a[href="/"]').first().click();
      await expect(page).toHaveURL(/\/$/);
      await expectShown(page, pictures[time]);
      expect([...asked]).toEqual([pictures[time]]);
    });
  });
}

test.describe("without scripts, in dark colours", () => {
  test.use({ javaScriptEnabled: false, colorScheme: "dark" });

  test("the town is that of the evening, and no other is asked for", async ({ page }) => {
    const asked = askedOf(page);
    await page.goto("/", { waitUntil: "networkidle" });
    expect([...asked]).toEqual([pictures.evening]);
  });
});
