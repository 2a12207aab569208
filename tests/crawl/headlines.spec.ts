import { routes } from "../built/public-folder";
import { expect, test } from "../support/test";

test("with text at twice its size no headline breaks a word on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  const broken: string[] = [];
  for (const route of routes) {
    await page.goto(route, { waitUntil: "domcontentloaded" });
    const words = await page.locator("h1").evaluate(async (headline) => {
      await document.fonts.ready;
      const walker = document.createTreeWalker(headline, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\p{L}+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (range.getClientRects().length > 1) found.push(word);
        }
      }
      return found;
    });
    broken.push(...words.map((word) => `${route}: ${word}`));
  }
  await session.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 13 } });
  expect(broken).toEqual([]);
});
