import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "../../support/test";
import { routes } from "../../support/test-site";

/** Reasons that keep a browser from keeping a page as it is left, so that Back shows it again at once. */
async function obstacles(page: Page, headers: Readonly<Record<string, string>>): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send("Runtime.evaluate", { expression: "window", includeCommandLineAPI: true });
  const { listeners } = await session.send("DOMDebugger.getEventListeners", { objectId: result.objectId ?? "" });
  await session.detach();
  const listening = listeners.map(({ type }) => type).filter((type) => /unload/.test(type));
  const isUnstored = /no-store/.test(headers["cache-control"] ?? "");
  return [...listening.map((type) => `listens to ${type}`), ...(isUnstored ? ["may not be stored"] : [])];
}

/** Opens a page with its program. */
async function visit(page: Page, path: string): Promise<Readonly<Record<string, string>>> {
  const response = await page.goto(path);
  await hydrated(page);
  return response?.headers() ?? {};
}

test("every page may be kept by the browser as it was left", async ({ page }) => {
  test.setTimeout(180_000);
  for (const path of routes) expect.soft(await obstacles(page, await visit(page, path)), path).toEqual([]);
});

test("what was typed into the contact form is there after leaving and Back", async ({ page }) => {
  await visit(page, "/contact");
  await page.locator("#contact-form textarea").fill("Half a letter.");
  await page.goto("/policies/imprint?elsewhere");
  await page.goBack();
  await expect(page.locator("#contact-form textarea")).toHaveValue("Half a letter.");
});

test("a page that listens to its unloading, or may not be stored, is noticed", async ({ page }) => {
  const headers = await visit(page, "/about");
  await page.evaluate(() => addEventListener("unload", () => {}));
  expect(await obstacles(page, headers)).toEqual(["listens to unload"]);
  expect(await obstacles(page, { "cache-control": "no-store" })).toEqual(["listens to unload", "may not be stored"]);
});
