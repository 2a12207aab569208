import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { deferred } from "../support/deferred";
import { expect, open, test } from "../support/test";
import { facts, told, words } from "../support/test-site";
import { Wizard } from "../support/wizard-steps";
import { startProject } from "../support/wizards";

test.use({ viewport: { width: 1440, height: 900 } });

const scripts = /\/[^/]+\.js$/;
const definition = "**/wizards/start-project.json";
const opener = (page: Page) => page.getByRole("banner").getByRole("link", { name: startProject.opener });
const notice = (page: Page) => page.getByRole("alert").filter({ hasText: told(words.openingFailed) });

test("that it opens is said, and where its app cannot be had that is, and it can be tried again", async ({
  page,
  watch,
}) => {
  await open(page, "/policies/imprint");
  const waiting = deferred();
  await page.route(scripts, async (route) => {
    await waiting.promise;
    await route.abort();
  });
  await opener(page).click();
  await expect(page.getByRole("status").filter({ hasText: words.opening })).toBeVisible();
  await expectAccessible(page, "the notice that it opens");
  waiting.resolve();
  await expect(notice(page)).toContainText(`or write to ${facts.email}.`);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectAccessible(page, "the notice that it cannot be had");
  await notice(page).getByRole("button", { name: words.retry }).click();
  await expect(notice(page)).toBeVisible();
  await page.unroute(scripts);
  await notice(page).getByRole("button", { name: words.retry }).click();
  await new Wizard(page).expectStep(1);
  await expect(notice(page)).toHaveCount(0);
  watch.messages = [];
});

test.describe("on a phone, before the answer about cookies", () => {
  test.use({ viewport: { width: 390, height: 844 }, asksForConsent: true });

  test("that it cannot be had is said above the banner, whose buttons stay in reach", async ({ page, watch }) => {
    await open(page, "/policies/imprint");
    await page.route(definition, (route) => route.abort());
    await page.locator('[href$="/enquire/start-project"]').first().dispatchEvent("click");
    const said = await notice(page).boundingBox();
    const banner = await page.locator("#consent_banner").boundingBox();
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0);
    expect(said?.y).toBeGreaterThanOrEqual(0);
    watch.messages = [];
  });
});
