import type { Page } from "@playwright/test";
import { installedBrowsers } from "../../../tools/browser";
import { launchOptions } from "../../support/launch-options";
import { expect, hydrated, test } from "../../support/test";
import { routes } from "../../support/test-site";
import { Wizard } from "../../support/wizard-steps";
import { startProject } from "../../support/wizards";

// A browser that keeps what is left, as those of visitors do. Chromium's smallest program does not.
const executablePath = installedBrowsers().find((program) => !program.endsWith("headless-shell"));
test.use({ launchOptions: { ...launchOptions, executablePath, ignoreDefaultArgs: ["--disable-back-forward-cache"] } });

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
  page,
}) => {
  for (const path of routes) {
    await page.goto(path);
    expect.soft(await isRestored(page), `${path}, untouched`).toBe(true);
    await hydrated(page);
    expect.soft(await isRestored(page), `${path}, with its program`).toBe(true);
  }
  await page.getByRole("banner").locator('a[href="/"]').first().click();
  await expect(page).toHaveURL(/\/$/);
});

test("an open window with half an enquiry is there again", async ({ page }) => {
  await page.goto(`/about#${startProject.key}`);
  const dialog = new Wizard(page).at(1);
  await expect(dialog).toBeVisible();
  // Whoever leaves half an enquiry is asked whether to; here the answer is yes.
  page.on("dialog", (question) => void question.accept());
  expect(await isRestored(page)).toBe(true);
  await expect(dialog).toBeVisible();
});
