import { chromium, type Page } from "@playwright/test";
import { installedBrowsers } from "../../../tools/browser";
import { launchOptions } from "../../support/launch-options";
import { test as base, expect, hydrated } from "../../support/test";
import { routes } from "../../support/test-site";
import { Wizard } from "../../support/wizard-steps";
import { startProject } from "../../support/wizards";

const test = base.extend<{ kept: Page }>({
  /** A page in a browser that keeps what is left, as those of visitors do. Chromium's smallest program does not. */
  kept: async ({ baseURL }, use) => {
    const executablePath = installedBrowsers().find((program) => !program.endsWith("headless-shell"));
    if (!executablePath) throw new Error("A whole browser is needed; on Debian: apt-get install chromium");
    const ignoreDefaultArgs = ["--disable-back-forward-cache"];
    const browser = await chromium.launch({ ...launchOptions, executablePath, ignoreDefaultArgs });
    const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 800 } });
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(String(error)));
    await use(page);
    expect(faults).toEqual([]);
    await browser.close();
  },
});

/** Leaves the page for another document, comes back, and says whether this is the very page that was left. */
async function isRestored(page: Page): Promise<boolean> {
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => Object.assign(window, { isRestored: persisted }));
  });
  await page.goto("/videos/film.html");
  await page.goBack({ waitUntil: "commit" });
  return page.evaluate(() => (window as { isRestored?: boolean }).isRestored === true);
}

test("Back shows every page again as it was left, before its program and with it, and the app goes on", async ({
  kept,
}) => {
  for (const path of routes) {
    await kept.goto(path);
    expect.soft(await isRestored(kept), `${path}, untouched`).toBe(true);
    await hydrated(kept);
    expect.soft(await isRestored(kept), `${path}, with its program`).toBe(true);
  }
  await kept.getByRole("banner").locator('a[href="/"]').first().click();
  await expect(kept).toHaveURL(/\/$/);
});

test("an open window with half an enquiry is there again", async ({ kept }) => {
  await kept.goto(`/about#${startProject.key}`);
  const dialog = new Wizard(kept).at(1);
  await expect(dialog).toBeVisible();
  // Whoever leaves half an enquiry is asked whether to; here the answer is yes.
  kept.on("dialog", (question) => void question.accept());
  expect(await isRestored(kept)).toBe(true);
  await expect(dialog).toBeVisible();
});
