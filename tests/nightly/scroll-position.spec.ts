import type { Page } from "@playwright/test";
import { watchShifts } from "../support/layout-shifts";
import { expect, hydrated, open, test } from "../support/test";
import { shell } from "../support/test-site";

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY));

test("the way back leads to where a page was left that was scrolled before the app had come", async ({ page }) => {
  await page.goto("/services");
  await scrollTo(page, 700);
  await hydrated(page);
  await page.locator('main a[href="/services/lamps"]').first().dispatchEvent("click");
  await expect(page).toHaveURL(/\/services\/lamps$/);
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/services$/);
  await expect.poll(() => scrollPosition(page)).toBe(700);
});

test("a page that is opened anew stays at its top when the app comes, wherever it was left before", async ({
  page,
}) => {
  await open(page, "/services");
  await scrollTo(page, 700);
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage))).toContain("700");
  await page.goto("/contact");
  await open(page, "/services");
  expect(await scrollPosition(page)).toBe(0);
});

test("on a phone nothing moves while the home page is read to its end and back", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const moved = await watchShifts(page);
  await page.goto("/");
  const atEnd = () => page.evaluate(() => Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight);
  await page.mouse.move(195, 400);
  while (!(await atEnd())) await page.mouse.wheel(0, 400);
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  while ((await page.evaluate(() => scrollY)) > 0) await page.mouse.wheel(0, -400);
  expect(await moved(0.02)).toEqual([]);
});

test("a policy's table of contents leads to its sections, below the header", async ({ page }) => {
  await open(page, "/policies/privacy");
  const entry = page.getByRole("navigation", { name: shell.policyContents }).getByRole("link").nth(2);
  const title = await entry.textContent();
  await entry.click();
  const heading = page.getByRole("heading", { name: String(title), exact: true });
  await expect(heading).toBeInViewport();
  const [top, header] = [await heading.boundingBox(), await page.getByRole("banner").boundingBox()];
  expect(top?.y ?? 0).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});
