import { addresses, routes, templateOf } from "../built/public-folder";
import { inTheEvening, violationsOn } from "../support/accessibility";
import { watchShifts } from "../support/layout-shifts";
import { expect, open, test } from "../support/test";

/** The not-found page is asked for by an address that is none. */
const nowhere = "/no/such/page/anywhere";

/** The widths at which most pages go from one column to two, and what is left of 1280 at 400 %. */
const widths = [1440, 1024, 768, 390, 320];

test.use({ viewport: { width: 1440, height: 900 } });

for (const [index, address] of [...addresses, nowhere].entries()) {
  // One is judged as it is on a desk by day, the next as it is on a phone in the evening; at night each is both ways.
  const isOnDesk = index % 2 === 0;

  test(`${address} is accessible, fits every screen and shows its pictures`, async ({ page, watch }) => {
    const moved = await watchShifts(page);
    const response = await open(page, address);
    expect(response?.status()).toBe(address === nowhere ? 404 : 200);
    if (isOnDesk) expect.soft(await violationsOn(page), "accessible at 1440 px").toEqual([]);
    expect.soft(await moved(address === "/" ? 0.02 : 0.1), "layout shift").toEqual([]);
    const astray = await page.evaluate(() => {
      const cards = document.querySelectorAll<HTMLElement>("main [data-cards] > :has(h3 a)");
      const found = [...cards].flatMap((card) => {
        const [link, picture] = [card.querySelector("h3 a"), card.querySelector("picture, svg[role=img]")];
        picture?.scrollIntoView({ block: "center", behavior: "instant" });
        const [box, frame] = [picture?.getBoundingClientRect(), card.getBoundingClientRect()];
        if (!box || box.width === 0) return [];
        // Of a picture that reaches over the edge of its card, the part that is seen.
        const x = (Math.max(box.left, frame.left) + Math.min(box.right, frame.right)) / 2;
        const y = (Math.max(box.top, frame.top) + Math.min(box.bottom, frame.bottom)) / 2;
        const pressed = document.elementFromPoint(x, y)?.closest("a") ?? null;
        return pressed?.getAttribute("href") === link?.getAttribute("href") ? [] : [link?.textContent];
      });
      scrollTo({ top: 0, behavior: "instant" });
      return found;
    });
    expect.soft(astray, "a card's picture leads where its heading leads").toEqual([]);

    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(wide, `width of the page at ${width} px`).toBeLessThanOrEqual(width);
      if (width !== 390 || isOnDesk) continue;
      expect.soft(await inTheEvening(page, () => violationsOn(page)), "accessible at 390 px").toEqual([]);
    }
    const missing = await page.evaluate(async () => {
      // A page that is printed shows all of its pictures.
      dispatchEvent(new Event("beforeprint"));
      const images = [...document.images];
      for (const image of images) image.loading = "eager";
      await Promise.allSettled(images.map((image) => image.decode()));
      return images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ outerHTML }) => outerHTML);
    });
    expect.soft(missing, "pictures that do not come").toEqual([]);
    // The browser reports the 404 itself.
    if (address === nowhere) watch.messages = watch.messages.filter((message) => !message.includes("status of 404"));
  });
}

test("the header is one line wherever it is a bar", async ({ page }) => {
  await open(page, "/");
  for (const width of [1440, 1360, 1180]) {
    await page.setViewportSize({ width, height: 844 });
    const { height = 0 } = (await page.getByRole("banner").boundingBox()) ?? {};
    expect.soft(height, `at ${width} px`).toBeLessThanOrEqual(80);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a page of every template shows its text, and its menus open", async ({ page }) => {
    for (const route of new Map(routes.map((one) => [templateOf(one), one])).values()) {
      await page.goto(route);
      await expect(page.locator("h1"), route).toBeVisible();
      const transparent = await page
        .locator("main :is(h2, h3, p)")
        .evaluateAll((all) => all.filter((element) => getComputedStyle(element).opacity === "0").length);
      expect(transparent, route).toBe(0);
    }
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const closed = await page.getByRole("banner").getByRole("link").count();
      await page.getByRole("banner").locator("summary:visible").first().click();
      expect(await page.getByRole("banner").getByRole("link").count(), `at ${width} px`).toBeGreaterThan(closed);
    }
  });
});
