import { basename, parse } from "node:path";
import type { Page } from "@playwright/test";
import { readSite } from "../../src/content/read-site";
import { fixDate } from "../support/fixed-date";
import { fullOnly } from "../support/full-only";
import { watchShifts } from "../support/layout-shifts";
import { expect, hydrated, open, test } from "../support/test";

const { image, morning, evening } = readSite().HomePage.data.hero;
const nameOf = (file: string) => parse(file).name;

/** Names of the hero's pictures, in the build as in the content. */
const pictures = {
  morning: nameOf(morning ?? image.src),
  noon: nameOf(image.src),
  evening: nameOf(evening ?? image.src),
};

/** The hero's pictures that a page has asked for so far, each time. */
function askedOf(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { name, ext } = parse(basename(new URL(request.url()).pathname));
    if (/avif|webp/.test(ext) && Object.values(pictures).includes(name)) asked.push(name);
  });
  return asked;
}

const hero = (page: Page) => page.locator("main picture img").first();

/** The share that is seen of the sun over the town, and of the glow behind both. */
const skyOf = (page: Page) =>
  hero(page).evaluate((shown) => {
    const town = shown.closest("picture")?.parentElement;
    let opening = town?.parentElement;
    while (opening && getComputedStyle(opening, "::before").content === "none") opening = opening.parentElement;
    if (!town || !opening) throw new Error("The town has no sky, or no glow.");
    return {
      sun: Number(getComputedStyle(town, "::after").opacity),
      glow: Number(getComputedStyle(opening, "::before").opacity),
    };
  });

async function expectShown(page: Page, name: string): Promise<void> {
  await expect
    .poll(() => hero(page).evaluate((shown: HTMLImageElement) => (shown.complete ? shown.currentSrc : "")))
    .toContain(`/${name}.avif`);
  await expect(hero(page)).toHaveAttribute("alt", /\S/);
}

test.use({ timezoneId: "UTC" });

for (const [hour, time, theme] of [
  ["08", "morning", "light"],
  ["13", "noon", "light"],
  ["13", "evening", "dark"],
  ["20", "evening", "light"],
  ["03", "evening", "dark"],
] as const) {
  test.describe(`at ${hour}:00, with ${theme} colours`, () => {
    test.use({ colorScheme: theme });

    test(`the town is that of the ${time}, and no other is asked for`, async ({ page }) => {
      const asked = askedOf(page);
      const shifts = await watchShifts(page);
      await fixDate(page, `2026-06-21T${hour}:00:00Z`);
      await page.goto("/", { waitUntil: "networkidle" });
      await expectShown(page, pictures[time]);
      expect(asked).toEqual([pictures[time]]);
      // A typeface that comes late on a busy machine moves a line by a pixel; a picture would move far more.
      expect(await shifts()).toBeLessThan(0.005);
      // By night there is no sun, and its glow has faded; dark colours show the last hours of a day, whenever it is.
      const isNight = time === "evening" && theme === "light";
      expect(await skyOf(page)).toEqual({ sun: isNight ? 0 : 1, glow: isNight ? 0.3 : 1 });

      await hydrated(page);
      await expectShown(page, pictures[time]);
      expect(asked).toEqual([pictures[time]]);
    });

    test(
      `so it is for a visitor who comes from another page, in the ${time}`,
      fullOnly(hour !== "20"),
      async ({ page }) => {
        const asked = askedOf(page);
        await fixDate(page, `2026-06-21T${hour}:00:00Z`);
        await open(page, "/about");
        await page.getByRole("banner").locator('a[href="/"]').first().click();
        await expect(page).toHaveURL(/\/$/);
        await expectShown(page, pictures[time]);
        expect(new Set(asked)).toEqual(new Set([pictures[time]]));
      },
    );
  });
}

for (const [theme, time] of [
  ["light", "noon"],
  ["dark", "evening"],
] as const) {
  test.describe(`without scripts, with ${theme} colours`, () => {
    test.use({ javaScriptEnabled: false, colorScheme: theme });

    test(`the town is that of the ${time}, and no other is asked for`, async ({ page }) => {
      const asked = askedOf(page);
      await page.goto("/", { waitUntil: "networkidle" });
      expect(asked).toEqual([pictures[time]]);
      await expect(hero(page)).toBeVisible();
    });
  });
}

test("the film's button says in words what it plays, below its disc, at every width", async ({ page }) => {
  await page.goto("/");
  const button = page.locator("main a[href*='/videos/']").first();
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [disc, words, picture] = await Promise.all([
      button.locator("span").first().boundingBox(),
      button.locator("span").last().boundingBox(),
      button.locator("xpath=..").boundingBox(),
    ]);
    if (!disc || !words || !picture) throw new Error("The button or the picture is not drawn.");
    expect(words.y, `${width} px`).toBeGreaterThan(disc.y + disc.height);
    expect(words.y + words.height, `${width} px`).toBeLessThanOrEqual(picture.y + picture.height);
    expect(words.x, `${width} px`).toBeGreaterThan(0);
    // The town is whole at every width: none of it is beyond the edge of the window.
    expect(picture.x + picture.width, `${width} px`).toBeLessThanOrEqual(width);
  }
});
