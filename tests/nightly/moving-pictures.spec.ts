import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/test";

const theCard = (page: Page) =>
  page.getByRole("listitem").filter({ has: page.locator("h3 > a[href='/industries/fishing']") });

/** True where the picture is the loop that the industry's file names. */
const isMoving = (page: Page) =>
  theCard(page)
    .locator("picture > img")
    .evaluate((image: HTMLImageElement) => image.currentSrc.endsWith("/harbour-loop.webp"));

function loopsAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("-loop.webp")) asked.push(request.url());
  });
  return asked;
}

test.describe("where motion is welcome", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the picture of a card moves under the pointer and beside the focus, fetched then, and rests after", async ({
    page,
  }) => {
    const asked = loopsAskedFor(page);
    await open(page, "/industries");
    expect(asked).toEqual([]);
    const before = await theCard(page).locator("picture > img").boundingBox();

    await theCard(page).hover();
    await expect.poll(() => isMoving(page)).toBe(true);
    expect(asked).toHaveLength(1);
    const now = await theCard(page).locator("picture > img").boundingBox();
    expect(now?.width).toBeCloseTo(before?.width ?? 0, 1);
    expect(now?.height).toBeCloseTo(before?.height ?? 0, 1);
    await page.getByRole("contentinfo").hover();
    await expect.poll(() => isMoving(page)).toBe(false);

    // A page that scrolls to the focus puts something else under a pointer that rests.
    await page.mouse.move(0, 0);
    await theCard(page).scrollIntoViewIfNeeded();
    await theCard(page).locator("h3 > a").focus();
    await expect.poll(() => isMoving(page)).toBe(true);
    await page.getByRole("banner").getByRole("link").first().focus();
    await expect.poll(() => isMoving(page)).toBe(false);
  });
});

test.describe("where less motion is wanted", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("no picture moves, and no loop is fetched", async ({ page }) => {
    const asked = loopsAskedFor(page);
    await open(page, "/services/lamps");
    await page.locator("main > div picture > img").hover();
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
  });
});
