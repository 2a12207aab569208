import { expect, open, test } from "../support/test";

/** The widths at which the header is a bar: its narrowest, those around each change of its layout, and wide ones. */
const widths = [1180, 1200, 1280, 1359, 1360, 1440, 1920];

test("the header of this site's own words stays on one line, and nothing stands out of it", async ({ page }) => {
  await open(page, "/");
  const banner = page.getByRole("banner");
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft((await banner.boundingBox())?.height, `height at ${width} px`).toBeLessThanOrEqual(80);
    const beyond = await banner.evaluate((element) =>
      Math.max(...[...element.children].map((child) => child.scrollWidth - child.clientWidth)),
    );
    expect.soft(beyond, `pixels that stand out at ${width} px`).toBeLessThanOrEqual(0);
  }
});

test("each description in the header's panels stands beside its picture", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/about");
  for (const entry of await page.locator("header nav details > summary:visible").all()) {
    await entry.click();
    const below = await page.locator("header nav details[open] a:has(> img)").evaluateAll((links) =>
      links.flatMap((link) => {
        const [picture, words] = [link.querySelector("img"), link.querySelector("b + span")];
        const isBelow = picture && words && words.getBoundingClientRect().left < picture.getBoundingClientRect().right;
        return isBelow ? [link.textContent] : [];
      }),
    );
    expect(below).toEqual([]);
    // Below its entry, as far as the window has room to the right, and no wider than its columns.
    const panel = await entry.evaluate((summary) => {
      const box = summary.nextElementSibling?.getBoundingClientRect();
      const columns = Math.min(summary.nextElementSibling?.querySelectorAll("li").length ?? 0, 3);
      const room = document.documentElement.clientWidth - 24 - (box?.width ?? 0);
      const wanted = Math.max(24, Math.min(summary.getBoundingClientRect().left - 16, room));
      return { isBelow: Math.abs((box?.left ?? 0) - wanted) <= 4, isNarrow: (box?.width ?? 0) <= columns * 284 + 34 };
    });
    expect(panel, (await entry.textContent()) ?? "").toEqual({ isBelow: true, isNarrow: true });
  }
});
