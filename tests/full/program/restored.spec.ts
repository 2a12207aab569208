import { chromium, type Page } from "@playwright/test";
import { installedBrowsers } from "../../../tools/browser";
import { launchOptions } from "../../support/launch-options";
import { test as base, expect, hydrated } from "../../support/test";
import { routes } from "../../support/test-site";
import { dialogAt, field, person } from "../../support/wizard-steps";
import { startProject } from "../../support/wizards";

/** Chromium's smallest program keeps no page that is left. */
function wholeBrowser(): string {
  const path = installedBrowsers().find((program) => !program.endsWith("headless-shell"));
  if (path) return path;
  throw new Error("Only a whole browser keeps the pages that are left; on Debian: apt-get install chromium");
}

const test = base.extend<{ kept: Page }>({
  /** A page in a browser that keeps what is left, as those of visitors do. */
  kept: async ({ baseURL }, use) => {
    const browser = await chromium.launch({
      ...launchOptions,
      executablePath: wholeBrowser(),
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 800 } });
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(String(error)));
    await use(page);
    expect(faults).toEqual([]);
    await browser.close();
  },
});

/** Leaves the page for another document, and comes back. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => Object.assign(window, { isRestored: persisted }));
  });
  await page.goto("/videos/film.html");
  await page.goBack({ waitUntil: "commit" });
}

/** True where this is the very page that was left, and not one that was loaded anew. */
const isRestored = (page: Page) => page.evaluate(() => (window as { isRestored?: boolean }).isRestored === true);

test("every page is shown again as it was left, before its program and with it", async ({ kept }) => {
  for (const path of routes) {
    await kept.goto(path);
    await leaveAndReturn(kept);
    expect.soft(await isRestored(kept), `${path}, untouched`).toBe(true);
    await hydrated(kept);
    await leaveAndReturn(kept);
    expect.soft(await isRestored(kept), `${path}, with its program`).toBe(true);
  }
});

test("a page that may not be kept is noticed", async ({ kept }) => {
  await kept.goto("/about");
  await kept.evaluate(() => {
    addEventListener("unload", () => {});
  });
  await leaveAndReturn(kept);
  expect(await isRestored(kept)).toBe(false);
});

test("the app still works on a page that was shown again", async ({ kept }) => {
  await kept.goto("/about");
  await hydrated(kept);
  await leaveAndReturn(kept);
  expect(await isRestored(kept)).toBe(true);
  await kept.locator('main a[href^="/"]:not([href*="#"])').first().click();
  await expect(kept).not.toHaveURL(/\/about$/);
  await expect(kept.getByRole("heading", { level: 1 })).toBeVisible();
});

test("an open window with half an enquiry is there again", async ({ kept }) => {
  await kept.goto(`/about#${startProject.key}`);
  const dialog = dialogAt(kept, startProject, 1);
  await expect(dialog).toBeVisible();
  await hydrated(kept);
  const name = field(dialog, startProject.labels.fullName);
  if ((await name.count()) > 0) await name.fill(person.fullName);
  // Whoever leaves half an enquiry is asked whether to; here the answer is yes.
  kept.on("dialog", (question) => void question.accept());
  await leaveAndReturn(kept);
  expect(await isRestored(kept)).toBe(true);
  await expect(dialog).toBeVisible();
});
