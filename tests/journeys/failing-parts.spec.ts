import type { Locator, Page } from "@playwright/test";
import { shell } from "../support/interface-words";
import { expect, open, test } from "../support/test";
import { siteWords, told } from "../support/test-site";
import { goTo, next, openByAddress, person, summary, wizardDialog } from "../support/wizard-steps";
import { startProject } from "../support/wizards";

/** A part that fails leaves words and a way on, all around it stays, and so does what was entered. */

const { fallback } = siteWords;

/** Has elements refuse what React puts into them, as those do that others have changed. */
const plant = (page: Page, css: string) =>
  page.evaluate((selector) => {
    const refuse = () => {
      throw new DOMException("The node is not a child of this node.", "NotFoundError");
    };
    for (const element of document.querySelectorAll(selector)) {
      Object.assign(element, { insertBefore: refuse, appendChild: refuse });
      if (element.firstChild instanceof Text) Object.defineProperty(element.firstChild, "nodeValue", { set: refuse });
    }
  }, css);

/** Expects what stands in the place of a part that has failed, and has it drawn anew. */
async function retry(scope: Page | Locator): Promise<void> {
  const alert = scope.getByRole("alert").filter({ hasText: fallback.title });
  await expect(alert).toContainText(told(fallback.description));
  await expect(alert.getByRole("link", { name: fallback.home })).toHaveAttribute("href", "/");
  await alert.getByRole("button", { name: fallback.retry }).click();
  await expect(alert).toBeHidden();
}

test.use({ viewport: { width: 1280, height: 900 } });

test.afterEach(({ watch }) => {
  expect(watch.messages.splice(0).join()).toContain("A page failed to render.");
});

for (const [part, css] of [
  ["banner", "header summary"],
  ["contentinfo", "footer [data-page-weight]"],
] as const) {
  test(`the ${part} fails, and the page stays`, async ({ page }) => {
    await open(page, "/about");
    await plant(page, css);
    await page
      .locator("header a[href='/services']")
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole(part)).toBeHidden();
    await expect(page.locator("main h1")).toBeVisible();
    await expect(page.getByRole(part === "banner" ? "contentinfo" : "banner")).toBeVisible();
    await retry(page);
    await expect(page.getByRole(part)).toBeVisible();
  });
}

test("a wizard fails, and its window keeps all answers", async ({ page }) => {
  const dialog = await openByAddress(page, startProject);
  await goTo(page, startProject, 2);
  const name = dialog.getByLabel(startProject.labels.fullName ?? "");
  await name.fill(person.fullName);
  await plant(page, "[role=dialog] form [role=alert]");
  await next(dialog).click();
  await retry(wizardDialog(page, startProject).or(page.getByRole("dialog")));
  await expect(name).toHaveValue(person.fullName);
  await next(dialog).click();
  await expect(summary(dialog)).toContainText(startProject.labels.email ?? "");
});

test("a form on a page fails, and is drawn anew with what was written", async ({ page }) => {
  await open(page, "/contact");
  const message = page.locator("main form textarea");
  await message.fill("A machine that weaves algebra.");
  await plant(page, "main form [role=alert]");
  await page.locator("main form button[type=submit]").click();
  await retry(page);
  await expect(message).toHaveValue("A machine that weaves algebra.");
});

test("a tool fails, and is drawn anew with what was entered", async ({ page }) => {
  await open(page, "/products/beacon-planner");
  const list = page.getByRole("list", { name: shell.footprint.bills });
  const [first, second] = [list.getByRole("textbox").first(), list.getByRole("textbox").nth(1)];
  await first.fill("40 000");
  await plant(page, `ul[aria-label="${shell.footprint.bills}"] > li`);
  await second.fill("many");
  await expect(page.locator("main h1")).toBeVisible();
  await retry(page);
  await expect(first).toHaveValue(/^40.000$/);
  await expect(second).toHaveValue("many");
});
