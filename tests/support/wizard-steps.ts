import { expect, type Locator, type Page } from "@playwright/test";
import { open } from "./test";
import type { WizardFacts } from "./wizards";

/** What a visitor enters into the required questions. */
export const person = { fullName: "Ada Lovelace", email: "ada@example.com" };
export const description = "A machine that weaves algebra.";

/** A small file that can be attached. */
export const brief = { name: "brief.txt", mimeType: "text/plain", buffer: Buffer.from("Weave algebra.\n") };

/** The window of a wizard, whatever step it is in. */
export const wizardDialog = (page: Page, { name }: WizardFacts) =>
  page.getByRole("dialog", { name: new RegExp(`^${name} `) });

/** The window of a wizard in a step, from 1. */
export const dialogAt = (page: Page, { name }: WizardFacts, step: 1 | 2 | 3 | 4) =>
  page.getByRole("dialog", { name: `${name} Step ${step} of 4`, exact: true });

/** Opens a wizard by its address. */
export async function openByAddress(page: Page, wizard: WizardFacts, path = "/about"): Promise<Locator> {
  await open(page, `${path}#${wizard.key}`);
  await expect(dialogAt(page, wizard, 1)).toBeVisible();
  return wizardDialog(page, wizard);
}

export const next = (dialog: Locator) => dialog.getByRole("button", { name: "Next" });
export const back = (dialog: Locator) => dialog.getByRole("button", { name: "Back" });
export const tile = (dialog: Locator, name: string) => dialog.getByRole("checkbox", { name, exact: true });

/** A text field, by its label with or without "(optional)". */
export const field = (scope: Locator, label: string) =>
  scope.getByRole("textbox", { name: new RegExp(`^${label}( \\(optional\\))?$`) });

/** Files, as they are put into the input behind "Choose files". */
export const fileInput = (scope: Locator) => scope.getByLabel("Choose files");

/** Expects a step, from 1, to be on screen with focus on its heading. */
export async function expectStep(page: Page, wizard: WizardFacts, step: 1 | 2 | 3 | 4): Promise<void> {
  const dialog = dialogAt(page, wizard, step);
  await expect(dialog.getByRole("heading", { name: wizard.headings[step - 1], exact: true })).toBeFocused();
}

/** Expects the confirmation, with focus on its heading. */
export async function expectDone(page: Page, wizard: WizardFacts): Promise<void> {
  const dialog = page.getByRole("dialog", { name: `${wizard.name} All steps done`, exact: true });
  await expect(dialog.getByRole("heading", { name: wizard.headings[4], exact: true })).toBeFocused();
}

/** Fills in the two questions that must be answered, in the second step. */
export async function fillPerson(dialog: Locator): Promise<void> {
  await field(dialog, "Full name").fill(person.fullName);
  await field(dialog, "E-mail").fill(person.email);
}

/** Goes from the first step to another, with the least that must be entered on the way. */
export async function goTo(page: Page, wizard: WizardFacts, step: 2 | 3 | 4): Promise<void> {
  const dialog = wizardDialog(page, wizard);
  await next(dialog).click();
  await expectStep(page, wizard, 2);
  if (step === 2) return;
  await fillPerson(dialog);
  await next(dialog).click();
  await expectStep(page, wizard, 3);
  if (step === 3) return;
  await tile(dialog, wizard.choices[0] ?? "").check();
  await next(dialog).click();
  await expectStep(page, wizard, 4);
}

/** Goes from the first step to the fourth and answers it: Next sends the enquiry. */
export async function fillAll(page: Page, wizard: WizardFacts): Promise<Locator> {
  await goTo(page, wizard, 4);
  const dialog = wizardDialog(page, wizard);
  await field(dialog, wizard.description).fill(description);
  return dialog;
}
