import { fullOnly } from "../support/full-only";
import { expect, open, test } from "../support/test";

/** The pages that announce others by cards with pictures, and one with neighbours at its foot. */
const overviews = [
  "/",
  "/services",
  "/products",
  "/industries",
  "/case-studies",
  "/become-a-partner",
  "/services/devops",
];

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const overview of overviews) {
      const name = `${overview}: a card's picture leads where its heading leads`;
      test(name, fullOnly(width < 1000 && overview !== "/"), async ({ page }) => {
        await open(page, overview);
        await page.evaluate(() => {
          document.addEventListener("click", (event) => event.preventDefault(), true);
        });
        const cards = page.locator("main [data-cards] > :has(h3 a):has(picture, svg[role=img])");
        expect(await cards.count()).toBeGreaterThan(0);
        const wrong: string[] = [];
        for (const card of await cards.all()) {
          const link = card.locator("h3 a");
          const picture = card.locator("picture, svg[role=img]").first();
          await picture.scrollIntoViewIfNeeded();
          const [box, frame] = [await picture.boundingBox(), await card.boundingBox()];
          if (!box || !frame) throw new Error("A card or its picture is not drawn.");
          // Of a picture that reaches over the edge of its card, the part that is seen.
          const [left, right] = [Math.max(box.x, frame.x), Math.min(box.x + box.width, frame.x + frame.width)];
          const [top, bottom] = [Math.max(box.y, frame.y), Math.min(box.y + box.height, frame.y + frame.height)];
          const point = { x: (left + right) / 2, y: (top + bottom) / 2 };
          await page.mouse.move(point.x, point.y);
          await page.evaluate(() => {
            const record = (event: Event) => {
              const anchor = event.target instanceof Element ? event.target.closest("a") : null;
              document.documentElement.dataset.clicked = anchor?.href ?? "nothing";
            };
            document.addEventListener("click", record, { capture: true, once: true });
          });
          await page.mouse.click(point.x, point.y);
          const clicked = await page.evaluate(() => document.documentElement.dataset.clicked);
          const href = await link.evaluate((anchor) => (anchor instanceof HTMLAnchorElement ? anchor.href : ""));
          if (clicked !== href) wrong.push(`${await link.innerText()}: ${clicked}`);
        }
        expect(wrong).toEqual([]);
      });
    }
  });
}
