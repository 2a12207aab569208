import { painted } from "../support/painted";
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
      // A sun that is not drawn stands clear of everything, and must not count.
      return words && sun && sun.width > 0 ? words.top - sun.bottom : Number.NaN;
    });
  for (const width of [390, 640, 768, 900, 1180, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await distance(), `${width} px`).toBeGreaterThanOrEqual(clearance);
  }
});

test("while the page moves, the sun of a band keeps clear of its words as well", async ({ page }) => {
  await page.goto("/");
  for (const width of [390, 768, 1180, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const part of [0.95, 0.9, 0.8, 0.5]) {
      await page.evaluate((from) => {
        const band = document.querySelector("[data-arc]")?.getBoundingClientRect();
        scrollTo({ top: (band?.top ?? 0) + scrollY - innerHeight * from, behavior: "instant" });
      }, part);
      await painted(page);
      const distance = await page.evaluate(() => {
        const sun = document.querySelector("[data-arc] circle")?.getBoundingClientRect();
        if (!sun) return Number.NaN;
        const [x, y, radius] = [sun.x + sun.width / 2, sun.y + sun.height / 2, sun.width / 2];
        const words = [...document.querySelectorAll("[data-arc] + * :is(h2, p)")].flatMap((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return [...range.getClientRects()];
        });
        const nearest = words.map(({ left, right, top, bottom }) =>
          Math.hypot(x - Math.max(left, Math.min(x, right)), y - Math.max(top, Math.min(y, bottom))),
        );
        return Math.min(...nearest) - radius;
      });
      expect(distance, `${width} px, ${part} of the screen's height`).toBeGreaterThanOrEqual(clearance);
    }
  }
});
