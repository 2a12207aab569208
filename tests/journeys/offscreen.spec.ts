import type { Page } from "@playwright/test";
import { holdFiles } from "../support/before-hydration";
import { watchShifts } from "../support/layout-shifts";
import { painted } from "../support/painted";
import { expect, test } from "../support/test";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** True where the browser lays out what is off the screen only when it comes near. */
const skipsOffscreen = (page: Page) =>
  page.locator("footer").evaluate((footer) => getComputedStyle(footer).contentVisibility === "auto");

const pictures = /\.(avif|webp)$/;
const appScripts = /\/(app|framework)-[^/]+\.js$/;

/** Opens a page that goes on loading, and waits for its fonts: a headline may break otherwise in them. */
async function openLoading(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.evaluate(() => document.fonts.ready);
  await painted(page);
}

const loaded = (page: Page) => page.waitForLoadState("load");

for (const [name, isLoaded] of [
  ["it has loaded", true],
  ["React has come", false],
] as const) {
  test(`a phone lays out the first screen of a page alone until ${name}, and nothing moves then`, async ({ page }) => {
    const releasePictures = await holdFiles(page, pictures);
    const releaseScripts = await holdFiles(page, appScripts);
    const shifts = await watchShifts(page);
    await openLoading(page, "/services/lamps");
    expect(await skipsOffscreen(page)).toBe(true);
    // As far as a reader jumps who knows where to look: nothing on the way was ever on the screen.
    const last = page.locator("main > :last-child");
    await last.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
    await painted(page);
    const now = async () => ({ top: Math.round((await last.boundingBox())?.y ?? Number.NaN), shifts: await shifts() });
    const before = await now();
    expect(await skipsOffscreen(page)).toBe(true);
    if (isLoaded) releasePictures();
    releaseScripts();
    await expect.poll(() => skipsOffscreen(page)).toBe(false);
    await painted(page);
    expect(await now()).toEqual(before);
    releasePictures();
    await loaded(page);
  });
}

test("a page is whole as soon as it has loaded", async ({ page }) => {
  await page.goto("/services");
  expect(await skipsOffscreen(page)).toBe(false);
});

test("reload, the way back and a place in the address find it on a page that is laid out whole", async ({ page }) => {
  const top = () => page.evaluate(() => Math.round(scrollY));
  await page.goto("/services");
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));
  for (const [navigate, path, place] of [
    [() => page.reload({ waitUntil: "commit" }), "/services", 1500],
    [() => page.goto("/contact#contact-form", { waitUntil: "commit" }), "/contact#contact-form", undefined],
    [() => page.goBack({ waitUntil: "commit" }), "/services", 1500],
  ] as const) {
    const release = await holdFiles(page, pictures);
    await navigate();
    await page.waitForLoadState("domcontentloaded");
    await expect(page).toHaveURL(path);
    expect(await skipsOffscreen(page)).toBe(false);
    release();
    await loaded(page);
    if (place !== undefined) await expect.poll(top).toBe(place);
  }
});
