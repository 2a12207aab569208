import type { Locator, Page } from "@playwright/test";
import { painted } from "../support/painted";
import { expect, open, test } from "../support/test";
import { facts } from "../support/test-site";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const pages = ["/", "/services", "/services/lamps", "/contact"];

/** Text at twice its size, as a reader sets it in the browser: widths are then told in larger letters as well. */
async function enlargeText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
}

// On other pages, at two widths: tests/full/checks/large-text.ts.
test("text at twice its size leaves no screen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await enlargeText(page);
  await page.goto("/services/lamps");
  expect.soft(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
  // Opened once, and not once for each size: nothing but media queries asks for the width.
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(wide, `at ${width} px`).toBeLessThanOrEqual(width);
  }
});

test.describe("with less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves, neither by itself nor with the page", { tag: "@full" }, async ({ page }) => {
    for (const path of pages) {
      await open(page, path);
      await page.mouse.wheel(0, 1200);
      await page.waitForTimeout(100);
      expect.soft(await page.evaluate(() => document.getAnimations().length), path).toBe(0);
    }
  });
});

test("the sun on the header's hairline goes as far as the page has been read, and no further", {
  tag: "@full",
}, async ({ page }) => {
  await open(page, "/");
  const sun = () =>
    page.getByRole("banner").evaluate((header) => {
      const { transform } = getComputedStyle(header, "::after");
      return new DOMMatrix(transform).m41;
    });
  expect(await sun()).toBe(0);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(sun).toBeGreaterThan(1000);
  expect(await sun()).toBeLessThanOrEqual(1440);
});

test("on paper a page has nothing to press", async ({ page }) => {
  await page.goto("/services/lamps");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.locator("main [data-no-print]").first()).toBeHidden();
  await expect(page.locator("main > div picture")).toBeHidden();
  for (const button of await page.locator("main button").all()) await expect(button).toBeHidden();
});

test("on paper nothing is played, and only what is short is kept from being cut in two", { tag: "@full" }, async ({
  page,
}) => {
  await open(page, "/");
  await page.emulateMedia({ media: "print" });
  for (const film of await page.locator("main > div a[aria-haspopup=dialog]").all()) await expect(film).toBeHidden();
  await page.goto("/products/beacon-planner");
  const breakOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).breakInside);
  const tool = page.locator("main section div:has(> h2):has(input)").first();
  expect(await breakOf(tool)).toBe("auto");
  expect(await breakOf(page.locator("main section div:has(> div > h2:last-child)").first())).toBe("avoid");
});

test("paper answers what is asked on it", async ({ page }) => {
  await page.goto("/services/lamps");
  const answer = page.locator("main details p").first();
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(answer).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("paper says whose page it is, where, and how to reach them", async ({ page }) => {
    const paths = ["/", "/services/lamps", "/enquire/start-project", "/maintenance", "/de/kontakt"];
    await page.emulateMedia({ media: "print" });
    for (const path of paths) {
      await page.goto(path);
      for (const part of ["meta[property='og:site_name']", "link[rel=canonical]"]) {
        const height = async () => (await page.locator(part).boundingBox())?.height;
        await expect.poll(height, `${part} of ${path}`).toBeGreaterThan(10);
      }
      const foot = await page.locator("main").evaluate((main) => getComputedStyle(main, "::after").content);
      for (const fact of [facts.email, facts.phone, facts.street]) expect(foot, path).toContain(fact);
    }
  });

  test("on paper all columns have room, and every card is there", async ({ page }) => {
    await page.setViewportSize({ width: 703, height: 1032 });
    await page.emulateMedia({ media: "print" });
    for (const path of ["/", "/services", "/case-studies", "/products/beacon-planner"]) {
      await page.goto(path);
      const cut = await page.locator("main :is(li, td, th, h3, p)").evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility({ visibilityProperty: true }))
          .filter((one) => one.getBoundingClientRect().right > innerWidth)
          .map(({ textContent }) => textContent?.slice(0, 60)),
      );
      expect(cut, path).toEqual([]);
    }
  });
});

test("on paper bars and keys, which are nothing but their colour, are printed", async ({ page }) => {
  await page.goto("/products/beacon-planner");
  await page.emulateMedia({ media: "print" });
  const bars = page.locator("main i");
  expect(await bars.count()).toBeGreaterThan(2);
  for (const bar of await bars.all()) await expect(bar).toHaveCSS("print-color-adjust", "exact");
});

test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("cards, windows and round buttons keep an edge", async ({ page }) => {
    await page.goto("/");
    const edges = await page
      .locator("main [data-cards] > li:has(h3), main a[aria-haspopup=dialog] > span:has(svg)")
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).borderTopWidth));
    expect(edges.length).toBeGreaterThan(0);
    expect(edges.filter((edge) => edge === "0px")).toEqual([]);
  });

  test("bars keep the colours that they are read by", { tag: "@full" }, async ({ page }) => {
    await open(page, "/products/beacon-planner");
    const colors = await page
      .locator("main [role=img] i")
      .evaluateAll((all) => new Set(all.map((one) => getComputedStyle(one).backgroundColor)).size);
    expect(colors).toBeGreaterThanOrEqual(3);
  });
});

test("a card of the home page is a link as a whole", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/");
  const card = page.locator("main li:has(h3 > a):has(picture)").first();
  await card.scrollIntoViewIfNeeded();
  const target = await card.locator("h3 > a").getAttribute("href");
  const box = await card.boundingBox();
  if (!box) throw new Error("The card is not shown.");
  await page.mouse.click(box.x + 20, box.y + box.height - 12);
  await expect(page).toHaveURL(new RegExp(`${target}$`));
});

test("the sun over a process is on its line wherever the page is scrolled to", { tag: "@full" }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/services/lamps");
  const process = page.locator("[data-day-arc]").first();
  await process.scrollIntoViewIfNeeded();
  const box = await process.boundingBox();
  if (!box) throw new Error("The process is not drawn.");
  const top = box.y + (await page.evaluate(() => scrollY));
  const seen: { x: number; distance: number }[] = [];
  for (const part of [0.3, 0.4, 0.5, 0.6, 0.65]) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top - 900 + part * (box.height + 900));
    await painted(page);
    seen.push(
      await process.evaluate((element) => {
        const sun = getComputedStyle(element, "::before");
        const number = (value: string) => Number.parseFloat(value) || 0;
        const [moveX = "0", moveY = "0"] = sun.translate === "none" ? [] : sun.translate.split(" ");
        const frame = element.getBoundingClientRect();
        const x = frame.x + number(sun.left) + number(sun.marginLeft) + number(sun.width) / 2 + number(moveX);
        const y = frame.y + number(sun.top) + number(sun.marginTop) + number(sun.height) / 2 + number(moveY);
        const path = element.querySelector("path");
        const matrix = path?.getScreenCTM();
        if (!path || !matrix) throw new Error("There is no line.");
        const length = path.getTotalLength();
        const points = Array.from({ length: 2001 }, (_, step) =>
          path.getPointAtLength((length * step) / 2000).matrixTransform(matrix),
        );
        return { x, distance: Math.min(...points.map((point) => Math.hypot(point.x - x, point.y - y))) };
      }),
    );
  }
  expect(new Set(seen.map(({ x }) => Math.round(x))).size, "it moves").toBeGreaterThan(3);
  expect(seen.filter(({ distance }) => distance >= 1)).toEqual([]);
});
