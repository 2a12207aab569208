import type { Locator } from "@playwright/test";
import { expect, test } from "../support/test";
import { filled, literally, words } from "../support/test-site";
import { expectStep, field, goTo, next, openByAddress, person, summary, tile } from "../support/wizard-steps";
import { startProject } from "../support/wizards";

// Nothing proven here moves; drawing each picture of it costs a tenth of the time. Others keep theirs.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Expects a field to be marked as wrong, with the sentence below it. */
async function expectFault(control: Locator, sentence: string) {
  await expect(control).toHaveAttribute("aria-invalid", "true");
  await expect(control).toHaveAccessibleDescription(new RegExp(`${literally(sentence)}$`));
}

const wizard = startProject;

test("at least one choice must be made", async ({ page }) => {
  const dialog = await openByAddress(page, wizard);
  await goTo(page, wizard, 3);
  await next(dialog).click();
  const first = tile(dialog, wizard.choices[0] ?? "");
  await expect(first).toBeFocused();
  await expectFault(first, wizard.chooseOne);
  await expect(dialog.getByText(wizard.chooseOne)).toHaveCount(1);
  // Also where the tiles are more than fit.
  await expect(dialog.getByText(wizard.chooseOne)).toBeInViewport({ ratio: 1 });
  await tile(dialog, wizard.choices[2] ?? "").focus();
  await summary(dialog).getByRole("button").click();
  await expect(first).toBeFocused();
  await page.keyboard.press("Space");
  await expect(dialog.getByText(wizard.chooseOne)).toHaveCount(0);
  await expect(dialog.locator("[aria-invalid]")).toHaveCount(0);
  await page.keyboard.press("Space");
  await expect(dialog.getByText(wizard.chooseOne)).toHaveCount(1);
  await page.keyboard.press("Space");
  await next(dialog).click();
  await expectStep(page, wizard, 4);
});

test("a mistyped domain is pointed out and can be put right", async ({ page }) => {
  const dialog = await openByAddress(page, startProject);
  await goTo(page, startProject, 2);
  const email = field(dialog, startProject.labels.email);
  await field(dialog, startProject.labels.fullName).fill(person.fullName);
  await email.fill("ada@gmial.com");
  await email.blur();
  const question = dialog.getByRole("status").filter({ hasText: filled(words.typo, { suggestion: "ada@gmail.com" }) });
  await expect(question).toBeVisible();
  await expect(email).not.toHaveAttribute("aria-invalid");
  await question.getByRole("button", { name: filled(words.typoAccept, { suggestion: "ada@gmail.com" }) }).click();
  await expect(email).toHaveValue("ada@gmail.com");
  await expect(email).toBeFocused();
  await expect(question).toHaveCount(0);
  await next(dialog).click();
  await expectStep(page, startProject, 3);
});
