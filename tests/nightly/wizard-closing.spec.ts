import type { Page } from "@playwright/test";
import { enquiryEndpoint } from "../support/enquiry-endpoint";
import { expect, hydrated, open, test } from "../support/test";
import { shell, words } from "../support/test-site";
import { person, Wizard } from "../support/wizard-steps";
import { startProject } from "../support/wizards";

test.use({ viewport: { width: 1440, height: 900 } });

const anyDialog = (page: Page) => page.getByRole("dialog");
const opener = (page: Page) => page.getByRole("banner").getByRole("link", { name: startProject.opener });

const discard = (page: Page) => page.getByRole("button", { name: words.closeDiscard }).click();

/** Opens the wizard from the header of a page that was reached from another one. */
async function openAfterAnotherPage(page: Page): Promise<Wizard> {
  await open(page, "/contact");
  await page.getByRole("navigation", { name: shell.navigation.main }).getByRole("link", { name: "Crew" }).click();
  await expect(page).toHaveURL(/\/about$/);
  await opener(page).click();
  const wizard = new Wizard(page);
  await wizard.expectStep(1);
  return wizard;
}

test("the browser's Back goes a step back, and from the first step closes and stays on the page", async ({ page }) => {
  const wizard = await openAfterAnotherPage(page);
  await wizard.goTo(3);
  await page.goBack();
  await wizard.expectStep(2);
  await expect(wizard.field("fullName")).toHaveValue(person.fullName);
  await page.goBack();
  await wizard.expectStep(1);
  await expect(page).toHaveURL(/\/about#start-project$/);
  await page.goBack();
  await discard(page);
  await expect(anyDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/about$/);
  await expect(opener(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
});

test("loaded again after the confirmation, the page has no empty wizard over it", async ({ page }) => {
  await enquiryEndpoint(page);
  const wizard = await openAfterAnotherPage(page);
  await wizard.fillAll();
  await wizard.next.click();
  await wizard.expectDone();
  await expect(page).toHaveURL(/\/about$/);
  await page.reload();
  await hydrated(page);
  await expect(anyDialog(page)).toHaveCount(0);
  await opener(page).click();
  await wizard.expectStep(1);
  await page.goBack();
  await expect(anyDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/about$/);
});

test("the page behind it keeps its place and does not scroll", async ({ page }) => {
  await open(page, "/services/lamps");
  const link = page.locator("main").getByRole("link", { name: "Get a quote" });
  await link.scrollIntoViewIfNeeded();
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  // The sections on the way are laid out as they come near.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
  await link.scrollIntoViewIfNeeded();
  const before = await top();
  expect(before).toBeGreaterThan(500);
  await link.click();
  const wizard = new Wizard(page);
  await wizard.expectStep(1);
  await page.mouse.move(20, 450);
  await page.mouse.wheel(0, -400);
  await page.keyboard.press("PageUp");
  // Scrolling would take place in one of the next frames.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
  expect(await top()).toBe(before);
  await wizard.goTo(3);
  expect(await top()).toBe(before);
  await page.keyboard.press("Escape");
  await discard(page);
  await expect(anyDialog(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  expect(await top()).toBe(before);
  await page.mouse.wheel(0, -200);
  await expect.poll(top).toBeLessThan(before);
});
