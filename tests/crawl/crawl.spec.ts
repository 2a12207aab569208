import type { Page } from "@playwright/test";
import { addresses, isRepeated, routes, templateOf } from "../built/public-folder";
import { expectReadableInTheEvening } from "../support/accessibility";
import { type AxeRules, layoutRules, violationsOn } from "../support/axe";
import { fullOnly } from "../support/full-only";
import { watchShifts } from "../support/layout-shifts";
import { expect, open, test } from "../support/test";

/** The not-found page is asked for by an address that is none. */
const nowhere = "/no/such/page/anywhere";

async function expectAccessible(page: Page, width: number, rules?: AxeRules): Promise<void> {
  expect.soft(await violationsOn(page, rules), `accessible at ${width} px`).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(wide, `width of the page at ${width} px`).toBeLessThanOrEqual(width);
}

/** Asks for every picture of the page, and gives those that do not come. */
const missingPictures = (page: Page) =>
  page.evaluate(async () => {
    const images = [...document.images];
    // A page that is printed shows all of its pictures.
    dispatchEvent(new Event("beforeprint"));
    for (const image of images) image.loading = "eager";
    await Promise.allSettled(images.map((image) => image.decode()));
    return images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ outerHTML }) => outerHTML);
  });

test.use({ viewport: { width: 1440, height: 900 } });

for (const address of [...addresses, nowhere]) {
  const name = `${address} is accessible, fits every screen and shows its pictures`;
  test(name, fullOnly(address !== nowhere && isRepeated(address)), async ({ page, watch }) => {
    const moved = await watchShifts(page);
    const response = await open(page, address);
    expect(response?.status()).toBe(address === nowhere ? 404 : 200);
    await expectAccessible(page, 1440);
    await expectReadableInTheEvening(page, "at 1440 px");
    await expectNoSidewaysScroll(page, 1440);
    if (address.startsWith("/enquire/")) {
      const [picture, opening] = await Promise.all([
        page.locator("main picture").first().boundingBox(),
        page.locator("main [data-surface]:has(h1)").first().boundingBox(),
      ]);
      const isWhole = picture && opening && picture.y + picture.height <= opening.y + opening.height;
      expect.soft(isWhole, "the foot of the picture is not cut").toBe(true);
    }
    expect.soft(await moved(), "layout shift").toBeLessThanOrEqual(address === "/" ? 0.02 : 0.1);

    // Here most pages go from one column to two, and their header from a menu to its bar.
    for (const width of [1180, 1024, 900, 768]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page, width);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page, 390, layoutRules);
    await expectNoSidewaysScroll(page, 390);
    // 320 px are what is left of 1280 where the page is enlarged to 400 %.
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page, 320);
    expect.soft(await missingPictures(page)).toEqual([]);
    // The browser reports the 404 itself.
    if (address === nowhere) watch.messages = watch.messages.filter((message) => !message.includes("status of 404"));
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  const byTemplate = new Map(routes.map((route) => [templateOf(route), route]));

  test("a page of every template shows its text, and its menus open", async ({ page }) => {
    for (const route of byTemplate.values()) {
      await page.goto(route);
      await expect(page.locator("h1"), route).toBeVisible();
      await expect(page.locator("main"), route).toContainText(/\w{4,}/);
      const transparent = await page
        .locator("main :is(h2, h3, p)")
        .evaluateAll((elements) =>
          elements.filter((element) => getComputedStyle(element).opacity === "0").map((element) => element.textContent),
        );
      expect(transparent, route).toEqual([]);
    }
    const menu = page.getByRole("banner").locator("details:visible").first();
    await menu.locator("summary").click();
    await expect(menu.getByRole("link").first()).toBeVisible();
  });
});
