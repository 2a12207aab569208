import { expect, type Locator, type Page } from "@playwright/test";
import { open } from "./test";
import { filled, literally, words } from "./test-site";
import type { WizardFacts } from "./wizards";

export const person = { fullName: "Ada Lovelace", email: "ada@example.com" };
export const description = "A machine that weaves algebra.";

export const brief = { name: "brief.txt", mimeType: "text/plain", buffer: Buffer.from("Weave algebra.\n") };

/** The window of a wizard, whatever step it is in. */
export const wizardDialog = (page: Page, { name }: WizardFacts) =>
  page.getByRole("dialog", { name: new RegExp(`^${literally(name)} `) });

/** The name of a wizard's window in a step, from 1. */
const nameAt = ({ name }: WizardFacts, step: 1 | 2 | 3 | 4) => `${name} ${filled(words.progress, { step, total: 4 })}`;

export const dialogAt = (page: Page, wizard: WizardFacts, step: 1 | 2 | 3 | 4) =>
  page.getByRole("dialog", { name: nameAt(wizard, step), exact: true });

export async function openByAddress(page: Page, wizard: WizardFacts, path = "/about"): Promise<Locator> {
  await open(page, `${path}#${wizard.key}`);
  await expect(dialogAt(page, wizard, 1)).toBeVisible();
  return wizardDialog(page, wizard);
}

/** The button that goes on, whatever stands behind its word. */
export const next = (dialog: Locator) =>
  dialog.getByRole("button", { name: new RegExp(`^${literally(words.next)}(:|$)`) });
export const back = (dialog: Locator) => dialog.getByRole("button", { name: words.back, exact: true });
export const ok = (dialog: Locator) => dialog.getByRole("button", { name: words.ok, exact: true });
export const close = (scope: Locator) => scope.getByRole("button", { name: words.close, exact: true });
export const tile = (dialog: Locator, name: string) => dialog.getByRole("checkbox", { name, exact: true });

/** A text field, by its label with or without the word for optional. */
export const field = (scope: Locator, label: string | undefined) =>
  scope.getByRole("textbox", {
    name: new RegExp(`^${literally(label ?? "")}( \\(${literally(words.optional)}\\))?$`),
  });

export const fileInput = (scope: Locator) => scope.getByLabel(words.filesChoose);

export const listedFiles = (scope: Locator) => scope.getByRole("list", { name: words.filesList }).getByRole("listitem");

/** What is said of files that are not taken. */
export const fileRefusals = (scope: Locator, { labels }: WizardFacts) =>
  scope.getByRole("group", { name: new RegExp(`^${labels.files}`) }).getByRole("alert");

export const typoQuestion = (scope: Locator) => scope.getByText(words.typo.split("{")[0] ?? "");

export const summary = (scope: Locator) => scope.getByRole("alert").filter({ hasText: words.summary });

export const failure = (scope: Locator) => scope.getByRole("alert").filter({ hasText: words.kept });

/** Expects a step, from 1, to be on screen with focus on its heading. */
export async function expectStep(page: Page, wizard: WizardFacts, step: 1 | 2 | 3 | 4): Promise<void> {
  const dialog = dialogAt(page, wizard, step);
  await expect(dialog.getByRole("heading", { name: wizard.headings[step - 1], exact: true })).toBeFocused();
}

/** Expects the confirmation, with focus on its heading. */
export async function expectDone(page: Page, wizard: WizardFacts): Promise<void> {
  const dialog = page.getByRole("dialog", { name: `${wizard.name} ${words.finished}`, exact: true });
  await expect(dialog.getByRole("heading", { name: wizard.headings[4], exact: true })).toBeFocused();
}

/** Fills in the two questions that must be answered, in the second step. */
export async function fillPerson(dialog: Locator, { labels }: WizardFacts): Promise<void> {
  await field(dialog, labels.fullName).fill(person.fullName);
  await field(dialog, labels.email).fill(person.email);
}

/** Goes from the first step to another, with the least that must be entered on the way. */
export async function goTo(page: Page, wizard: WizardFacts, step: 2 | 3 | 4): Promise<void> {
  const dialog = wizardDialog(page, wizard);
  await next(dialog).click();
  await expectStep(page, wizard, 2);
  if (step === 2) return;
  await fillPerson(dialog, wizard);
  await next(dialog).click();
  await expectStep(page, wizard, 3);
  if (step === 3) return;
  await tile(dialog, wizard.choices[0] ?? "").check();
  await next(dialog).click();
  await expectStep(page, wizard, 4);
}

/** Goes from the first step to the fourth and answers it: the next button sends the enquiry. */
export async function fillAll(page: Page, wizard: WizardFacts): Promise<Locator> {
  await goTo(page, wizard, 4);
  const dialog = wizardDialog(page, wizard);
  await field(dialog, wizard.labels.description).fill(description);
  return dialog;
}
