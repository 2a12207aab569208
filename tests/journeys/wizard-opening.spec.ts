import { expect, open, test } from "../support/test";
import { expectStep } from "../support/wizard-steps";
import { hireDeveloper, startProject, wizards } from "../support/wizards";

test("each way in the header opens its wizard in place", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/about");
  for (const wizard of wizards) {
    const link = page.getByRole("banner").getByRole("link", { name: wizard.opener, exact: true }).first();
    await expect(link).toHaveAttribute("aria-haspopup", "dialog");
    await link.click();
    await expectStep(page, wizard, 1);
    expect(new URL(page.url()).pathname).toBe("/about");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(link).toBeFocused();
  }
});

test("an address opens the second wizard on any page", { tag: "@full" }, async ({ page }) => {
  await open(page, "/services/lamps#hire-developer");
  await expectStep(page, hireDeveloper, 1);
  await expect(page).toHaveURL(/\/services\/lamps#hire-developer$/);
});

test("a click with Ctrl opens the page of the wizard in a new tab", { tag: "@full" }, async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/about");
  const opened = context.waitForEvent("page");
  await page
    .getByRole("banner")
    .getByRole("link", { name: startProject.opener })
    .click({ modifiers: ["Control"] });
  const tab = await opened;
  await expect(tab).toHaveURL(/\/enquire\/start-project$/);
  await expect(tab.getByRole("heading", { name: startProject.headings[1] })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/about$/);
});
