import { statSync } from "node:fs";
import type { Page } from "@playwright/test";
import { onDisk } from "../built/public-folder";
import { expect, test } from "../support/test";

/** Greatest weight of the pictures of the home page, in bytes: those of the first screen, and all of them. */
const screens = [
  { width: 390, height: 844, deviceScaleFactor: 2, firstScreen: 120_000 },
  { width: 1440, height: 900, deviceScaleFactor: 1, firstScreen: 200_000 },
];
const allPictures = 600_000;

const weigh = (addresses: readonly string[]) =>
  [...new Set(addresses)]
    .filter((address) => address.startsWith("http"))
    .map((address) => ({ address, bytes: statSync(onDisk(new URL(address).pathname)).size }));

const sum = (sizes: readonly { bytes: number }[]) => sizes.reduce((total, { bytes }) => total + bytes, 0);

/** Goes to the end of the page as a reader does, so that everything on it is asked for. */
async function readOn(page: Page, height: number): Promise<void> {
  for (let y = 0; y < (await page.evaluate(() => document.documentElement.scrollHeight)); y += height / 2) {
    await page.evaluate((top) => scrollTo(0, top), y);
    await page.waitForTimeout(60);
  }
  await page.waitForLoadState("networkidle");
  // Those of the header's closed panels come when a panel opens.
  const open = () =>
    [...document.images].filter((image) => image.checkVisibility() && !(image.complete && image.naturalWidth)).length;
  await expect.poll(() => page.evaluate(open)).toBe(0);
}

for (const { width, height, deviceScaleFactor, firstScreen } of screens) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor });

    test("the home page's pictures are light, on its first screen and to its end", async ({ page }) => {
      await page.goto("/", { waitUntil: "networkidle" });
      const seen = await page.evaluate(() =>
        [...document.images]
          .filter((image) => image.getBoundingClientRect().top < innerHeight)
          .map((image) => image.currentSrc),
      );
      const first = weigh(seen);
      expect(first.length).toBeGreaterThan(0);
      expect(sum(first), JSON.stringify(first)).toBeLessThanOrEqual(firstScreen);

      await readOn(page, height);
      const all = weigh(await page.evaluate(() => [...document.images].map((image) => image.currentSrc)));
      expect(sum(all), JSON.stringify(all)).toBeLessThanOrEqual(allPictures);
    });
  });
}
