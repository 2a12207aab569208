import { expect, test } from "../support/test";

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

for (const path of ["/about", "/contact"]) {
  test(`${path}: without scripts the words below the offices' day lie on none of its bars`, async ({ page }) => {
    await page.goto(path);
    const [drawing, words] = await Promise.all([
      page.locator("main figure svg[role=img]").first().boundingBox(),
      page.locator("main figure svg[role=img] + p").first().boundingBox(),
    ]);
    if (!drawing || !words) throw new Error("The offices' day is not drawn.");
    expect(words.y).toBeGreaterThanOrEqual(drawing.y + drawing.height);
  });
}
