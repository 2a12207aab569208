import type { Locator } from "@playwright/test";
import { expect, test } from "../support/test";
import { filled, literally, words } from "../support/test-site";
import { person, Wizard } from "../support/wizard-steps";
import { startProject } from "../support/wizards";

/** Expects a field to be marked as wrong, with the sentence below it. */
async function expectFault(control: Locator, sentence: string) {
  await expect(control).toHaveAttribute("aria-invalid", "true");
  await expect(control).toHaveAccessibleDescription(new RegExp(`${literally(sentence)}$`));
}

test("at least one choice must be made", async ({ page }) => {
  const wizard = await new Wizard(page).open();
  await wizard.goTo(3);
  await wizard.next.click();
  const first = wizard.tile(0);
  await expect(first).toBeFocused();
  await expectFault(first, startProject.chooseOne);
  await expect(wizard.scope.getByText(startProject.chooseOne)).toHaveCount(1);
  // Also where the tiles are more than fit.
  await expect(wizard.scope.getByText(startProject.chooseOne)).toBeInViewport({ ratio: 1 });
  await wizard.tile(2).focus();
  await wizard.summary.getByRole("button").click();
  await expect(first).toBeFocused();
  await page.keyboard.press("Space");
  await expect(wizard.scope.getByText(startProject.chooseOne)).toHaveCount(0);
  await expect(wizard.scope.locator("[aria-invalid]")).toHaveCount(0);
  await page.keyboard.press("Space");
  await expect(wizard.scope.getByText(startProject.chooseOne)).toHaveCount(1);
  await page.keyboard.press("Space");
  await wizard.next.click();
  await wizard.expectStep(4);
});

test("a mistyped domain is pointed out and can be put right", async ({ page }) => {
  const wizard = await new Wizard(page).open();
  await wizard.goTo(2);
  const email = wizard.field("email");
  await wizard.field("fullName").fill(person.fullName);
  await email.fill("ada@gmial.com");
  await wizard.next.click();
  const question = wizard.scope
    .getByRole("status")
    .filter({ hasText: filled(words.typo, { suggestion: "ada@gmail.com" }) });
  await expect(question).toBeVisible();
  await expect(email).not.toHaveAttribute("aria-invalid");
  await question.getByRole("button", { name: filled(words.typoAccept, { suggestion: "ada@gmail.com" }) }).click();
  await expect(email).toHaveValue("ada@gmail.com");
  await expect(email).toBeFocused();
  await expect(question).toHaveCount(0);
  await wizard.next.click();
  await wizard.expectStep(3);
});
