import { routes } from "../built/public-folder";
import { expect, test } from "../support/test";

/** Least distance between the words of two remarks on a chart, in pixels. */
const clearance = 6;

for (const route of routes.filter((one) => one.startsWith("/case-studies/"))) {
  test(`${route}: no words of its chart lie on others`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(route);
    const close = await page.locator("#measure [role=img] ol:last-of-type > li").evaluateAll((remarks, least) => {
      const boxes = remarks.map((remark) => {
        const range = document.createRange();
        range.selectNodeContents(remark);
        return { text: remark.textContent ?? "", box: range.getBoundingClientRect() };
      });
      return boxes.flatMap(({ text, box: a }, index) =>
        boxes.slice(index + 1).flatMap(({ text: other, box: b }) => {
          const across = Math.max(a.left, b.left) - Math.min(a.right, b.right);
          const down = Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom);
          return Math.max(across, down) < least ? [`${text} / ${other}`] : [];
        }),
      );
    }, clearance);
    expect(close).toEqual([]);
  });
}
