import AxeBuilder from "@axe-core/playwright";
import { notFoundMessage, routes, unknownRoute } from "../support/site";
import { expect, open, test } from "../support/test";

const widths = [390, 1440];
const allPages = [...routes, "/maintenance"];

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const route of allPages) {
      test(`${route} answers 200, is accessible and does not scroll sideways`, async ({ page }) => {
        const response = await open(page, route);
        expect(response?.status()).toBe(200);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });
    }
  });
}

test.describe("at 320 px, or 1280 px zoomed to 400 %", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("no page scrolls sideways", async ({ page }) => {
    const wide: string[] = [];
    for (const route of allPages) {
      await page.goto(route);
      if ((await page.evaluate(() => document.documentElement.scrollWidth)) > 320) wide.push(route);
    }
    expect(wide).toEqual([]);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every page shows its text and its pictures", async ({ page }) => {
    for (const route of routes) {
      await page.goto(route);
      await expect(page.locator("h1")).toBeVisible();
      await expect(page.locator("main")).toContainText(/\w{4,}/);
      const hidden = await page
        .locator("main :is(h2, h3, p)")
        .evaluateAll((elements) =>
          elements.filter((element) => getComputedStyle(element).opacity === "0").map((element) => element.textContent),
        );
      expect(hidden, route).toEqual([]);
    }
  });

  test("the navigation opens on a desktop and on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/");
    await page.locator("summary", { hasText: "What We Do" }).first().click();
    await page
      .getByRole("link", { name: /^DevOps/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/services\/devops$/);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator("summary", { hasText: /^Menu$/ }).click();
    await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Contact Us" }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });
});

test("an unknown path answers 404 with the message and the way home", async ({ page, watch }) => {
  const response = await open(page, unknownRoute);
  expect(response?.status()).toBe(404);
  await expect(page.locator("main")).toContainText(notFoundMessage);
  await page.getByRole("link", { name: "Go to home page" }).click();
  await expect(page).toHaveURL(/\/$/);
  // The browser reports the 404 itself, and Gatsby looks for the page's data once more.
  watch.messages = watch.messages.filter((message) => !message.includes("status of 404"));
});

test("addresses with a slash at the end lead to those without", async ({ page }) => {
  await page.goto("/services/devops/?from=mail");
  expect(new URL(page.url()).pathname).toBe("/services/devops");
  expect(new URL(page.url()).search).toBe("?from=mail");
});

test("nothing moves while the home page loads, and its picture is asked for first", async ({ page }) => {
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.total += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await open(page, "/");
  const hero = page.locator("main img").first();
  await expect(hero).toHaveAttribute("fetchpriority", "high");
  await expect(hero).toHaveAttribute("loading", "eager");
  expect(await page.locator('img[loading="eager"]').count()).toBe(1);
  expect(await page.locator("img:not([width]), img:not([height])").count()).toBe(0);
  await page.waitForTimeout(500);
  expect(
    await page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total),
  ).toBeLessThanOrEqual(0.02);
});

test("a page that fails to render leaves header and footer, says so and leads home", async ({ page, watch }) => {
  await page.route("**/page-data/about/page-data.json", async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.result.data.aboutPage.story.paragraphs = null;
    await route.fulfill({ response, json: body });
  });
  await open(page, "/contact");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  const fallback = page.getByRole("alert").filter({ hasText: "This page did not load properly." });
  await expect(fallback).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await fallback.getByRole("link", { name: "Go to home page" }).click();
  await expect(page.locator("h1")).toContainText("Technology that works");
  expect(watch.messages.some((message) => message.includes("A page failed to render."))).toBe(true);
  watch.messages = [];
});

test("a policy's table of contents leads to its sections, below the header", async ({ page }) => {
  await open(page, "/policies/privacy-policy");
  const entry = page.getByRole("navigation", { name: "Contents" }).getByRole("link").nth(2);
  const title = await entry.textContent();
  await entry.click();
  const heading = page.getByRole("heading", { name: String(title), exact: true });
  await expect(heading).toBeInViewport();
  const [top, header] = [await heading.boundingBox(), await page.getByRole("banner").boundingBox()];
  expect(top?.y ?? 0).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});
