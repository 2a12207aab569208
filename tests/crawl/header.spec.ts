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
