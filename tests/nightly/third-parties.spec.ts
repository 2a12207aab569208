import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/test";
import { consent, words } from "../support/test-site";
import { answerBanner, kept, ownCookies, pageViews, standIn, standInForServices } from "../support/third-parties";
import { Wizard } from "../support/wizard-steps";
import { startProject } from "../support/wizards";

test.use({ asksForConsent: true, allowedHost: `${standIn}/` });

async function agreeOnAbout(page: Page) {
  await open(page, "/about");
  await answerBanner(page, consent.accept);
  await expect.poll(() => pageViews(page)).toEqual(["/about"]);
}

test("one page view for each path and query; places on a page and wizards are none", async ({ page }) => {
  await standInForServices(page);
  await agreeOnAbout(page);
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: "Write" }).click();
  await expect.poll(() => pageViews(page)).toEqual(["/about", "/contact"]);
  await page.evaluate(() => {
    window.location.hash = "contact-form";
  });
  await header.getByRole("link", { name: startProject.opener }).click();
  await new Wizard(page).close.click();
  await page.goBack();
  await page.waitForTimeout(500);
  expect(await pageViews(page)).toEqual(["/about", "/contact"]);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await expect.poll(() => pageViews(page)).toEqual(["/about", "/contact", "/about"]);
});

test("withdrawn in another tab, it ends in this one too, where a window that is open keeps its answers", async ({
  page,
  context,
}) => {
  await standInForServices(page);
  await agreeOnAbout(page);
  const wizard = await new Wizard(page).open();
  await wizard.goTo(3);

  const other = await context.newPage();
  await standInForServices(other);
  await open(other, "/contact");
  await other.getByRole("button", { name: consent.settings }).click();
  await answerBanner(other, consent.decline);

  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => page.evaluate(() => "gtag" in window)).toBe(false);
  expect(await kept(page)).toMatchObject({ local: [] });
  expect((await kept(page)).cookies.sort()).toEqual(ownCookies);
  await wizard.expectStep(3);
  const reloaded = page.waitForEvent("load");
  await wizard.close.click();
  await page.getByRole("button", { name: words.closeDiscard }).click();
  await reloaded;
  expect(await page.evaluate(() => "SessionRecorder" in window)).toBe(false);
});
