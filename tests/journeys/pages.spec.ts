import { unknownRoute } from "../support/site";
import { expect, open, test } from "../support/test";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

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
