import { expect, type Locator, type Page } from "@playwright/test";
import { deferred } from "./deferred";
import type { Watch } from "./test";

/** Guarantees of a page that nobody has touched: each answer is wrong where its guarantee is broken. */

/** The paths of the scripts that a page has asked for so far, the loader left out. */
export function appFilesOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\.js$/.test(pathname) && !pathname.startsWith("/loader-")) scripts.push(pathname);
  });
  return scripts;
}

export async function visit(page: Page, path: string, time = 3000): Promise<void> {
  await page.goto(path, { waitUntil: "load" });
  await page.waitForTimeout(time);
}

/**
 * Goes to a page and leaves it alone for a number of its own seconds: two are waited for, the others pass on the page's
 * clock, and with them all that the page has put off.
 */
export async function leaveAlone(page: Page, path: string, seconds: number): Promise<void> {
  await page.clock.install();
  await visit(page, path, 1000);
  await page.clock.runFor(seconds * 1000);
  await page.waitForTimeout(1000);
}

export const appScripts = /\/(?!loader-)[^/]+\.js$/;

/** Holds files back until the function that it gives is called: a page without all of its files is still loading. */
export async function holdFiles(page: Page, files: RegExp): Promise<() => void> {
  const released = deferred();
  await page.route(files, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

/** Taps on what opens a window, and expects the page to keep the tap and to show that it was taken. */
export async function expectTaken(opener: Locator): Promise<void> {
  const page = opener.page();
  const before = page.url();
  await opener.click();
  await expect(opener).toHaveAttribute("aria-busy", "true", { timeout: 2000 });
  expect(page.url()).toBe(before);
}

/** React reports, as it should, that a page is not as it was built. */
export function forgiveMismatch(watch: Watch): void {
  watch.messages = watch.messages.filter((message) => !/Minified React error #(418|422|423|425)/.test(message));
}
