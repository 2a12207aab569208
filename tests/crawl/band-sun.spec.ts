import { expect, test } from "../support/test";

/** Least distance between the sun of a dark band and the words below it, in pixels. */
const clearance = 8;

test("the sun at the top of a dark band stands clear of the words below it, at every width", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const distance = () =>
    page.evaluate(() => {
      const sun = document.querySelector("[data-arc] circle")?.getBoundingClientRect();
      const words = document.querySelector("[data-arc] + * :is(h2, p)")?.getBoundingClientRect();
      return words && sun ? words.top - sun.bottom : Number.NaN;
    });
  for (const width of [390, 640, 768, 900, 1180, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await distance(), `${width} px`).toBeGreaterThanOrEqual(clearance);
  }
});
