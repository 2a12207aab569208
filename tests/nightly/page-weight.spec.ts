import { chosenFile } from "../../src/gatsby/page-weight/first-load";
import { fontFiles } from "../../src/theme/font-files";
import { fixDate } from "../support/fixed-date";
import { expect, open, test } from "../support/test";
import { built, fileOf, site } from "../support/test-site";

const said = (route: string) => /<span data-page-weight="">([^<]+)</.exec(built(fileOf(route)))?.[1] ?? "";

test("the footer says what a page weighs, and after a link what the next one does", async ({ page }) => {
  expect(said("/")).toMatch(/^Weighs [\d,]+\s?kB, emits 0\.\d+\s?g\.$/);
  expect(said("/case-studies")).not.toBe(said("/"));
  await open(page, "/");
  const footer = page.getByRole("contentinfo");
  const note = footer.locator("[data-page-weight]");
  await expect(note).toHaveText(said("/"));
  await expect(footer.getByRole("link", { name: site.Navigation.data.footer.weight?.method.title })).toBeVisible();
  await footer.getByRole("link", { name: "Case studies" }).click();
  await expect(page).toHaveURL(/\/case-studies$/);
  await expect(note).toHaveText(said("/case-studies"));
});

test.describe("on the phone that pages are weighed for", () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true });

  test("the browser takes the picture and the fonts that were weighed", async ({ page }) => {
    await fixDate(page, "2026-06-21T12:00:00");
    await open(page, "/");
    const pictures = await page.locator('picture:has(> img:not([loading="lazy"]))').evaluateAll((elements) =>
      elements.map((element) => {
        const source = element.querySelector<HTMLSourceElement>("source:not([media])");
        const taken = element.querySelector("img")?.currentSrc ?? "";
        return { srcset: source?.srcset ?? "", sizes: source?.sizes ?? "", taken: new URL(taken).pathname };
      }),
    );
    expect(pictures.length).toBeGreaterThan(0);
    for (const { srcset, sizes, taken } of pictures) expect(taken).toBe(chosenFile(srcset, sizes));
    await page.evaluate(() => document.fonts.ready);
    const fetched = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
    );
    expect(fetched).toEqual(expect.arrayContaining(Object.values(fontFiles).map(({ core }) => core)));
  });
});
