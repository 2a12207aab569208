import type { Page } from "@playwright/test";
import { routes } from "../../built/public-folder";
import { expect, test } from "../../support/test";

/** Height of a phone's screen, of which a page about one service, product, industry or study has eight at most. */
const screen = 844;
const overviews = ["/", "/services", "/products", "/industries", "/case-studies"];
const details = routes.filter((route) => /^\/(services|products|industries|case-studies)\/./.test(route));

/** Pages that are higher than they may be, with their heights, and those whose sheet does not begin in the first screen. */
const tooLong = async (page: Page, pages: readonly string[], most: number) => {
  const found: string[] = [];
  for (const route of pages) {
    await page.goto(route);
    const height = await page.evaluate(async () => {
      await document.fonts.ready;
      return document.documentElement.scrollHeight;
    });
    if (height > most) found.push(`${route}: ${height}`);
    // Of a service or an industry; products show themselves at work, and studies begin with what they are about.
    const sheet = page.locator("main [data-surface]:has(h1) [data-sheet]").first();
    const begins = (await sheet.count()) > 0 ? ((await sheet.boundingBox())?.y ?? Number.POSITIVE_INFINITY) : 0;
    if (begins >= screen) found.push(`${route}: its sheet begins at ${begins}`);
  }
  return found;
};

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: screen } });

  test("a page about one thing has at most eight screens", async ({ page }) => {
    test.setTimeout(180_000);
    expect(await tooLong(page, details, 8 * screen)).toEqual([]);
  });

  test("home and a page about several things have at most twelve and a half screens", async ({ page }) => {
    expect(await tooLong(page, overviews, 12.5 * screen)).toEqual([]);
  });
});

for (const { width, height, most, whole } of [
  // The button that sends, and on a phone the first two fields, are in the first screen.
  { width: 1440, height: 900, most: 700, whole: "form [type=submit]" },
  { width: 390, height: screen, most: 2 * screen, whole: "form input[type=email]" },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test("the form of the contact page begins in the first screens", async ({ page }) => {
      await page.goto("/contact", { waitUntil: "domcontentloaded" });
      const field = await page.locator("main form input:visible").first().boundingBox();
      expect(field?.y).toBeLessThan(most);
      const last = await page.locator(`main ${whole}`).first().boundingBox();
      expect((last?.y ?? Number.POSITIVE_INFINITY) + (last?.height ?? 0)).toBeLessThanOrEqual(height);
    });
  });
}
