import type { Page } from "@playwright/test";
import { answer, enquiryEndpoint, failedRequest } from "../../support/enquiry-endpoint";
import { expect } from "../../support/test";
import { words } from "../../support/test-site";
import {
  brief,
  expectDone,
  expectStep,
  field,
  fileInput,
  fillAll,
  goTo,
  next,
  openByAddress,
  typoQuestion,
  wizardDialog,
} from "../../support/wizard-steps";
import { bookVisit, hireDeveloper, startProject, type WizardFacts } from "../../support/wizards";
import type { State } from "./state";

const path = "/policies/imprint";

/** A step of a wizard as it comes. */
const atStep = (wizard: WizardFacts, step: 1 | 2 | 3 | 4): State => ({
  name: `${wizard.name}, step ${step}`,
  reach: async (page) => {
    await openByAddress(page, wizard, path);
    if (step > 1) await goTo(page, wizard, step as 2 | 3 | 4);
    else await expectStep(page, wizard, 1).catch(() => {});
  },
});

/** A step that was left with nothing answered. */
const unanswered = (wizard: WizardFacts, step: 2 | 3 | 4): State => ({
  name: `${wizard.name}, step ${step} with errors`,
  reach: async (page) => {
    await openByAddress(page, wizard, path);
    await goTo(page, wizard, step);
    await next(wizardDialog(page, wizard)).click();
    await expect(wizardDialog(page, wizard).locator("[aria-invalid=true]").first()).toBeVisible();
  },
});

/** Opens a wizard, answers everything and sends it. */
async function sendAll(page: Page, ...answers: Parameters<typeof enquiryEndpoint>[1][]): Promise<void> {
  await enquiryEndpoint(page, ...answers);
  await openByAddress(page, startProject, path);
  await next(await fillAll(page, startProject)).click();
}

/** Every state of the wizards. */
export const wizardStates: readonly State[] = [
  ...([1, 2, 3, 4] as const).map((step) => atStep(startProject, step)),
  ...([2, 3] as const).map((step) => atStep(hireDeveloper, step)),
  unanswered(startProject, 2),
  unanswered(startProject, 3),
  unanswered(startProject, 4),
  {
    name: `${startProject.name}, with a question about the address`,
    reach: async (page) => {
      const dialog = await openByAddress(page, startProject, path);
      await goTo(page, startProject, 2);
      await field(dialog, startProject.labels.email).fill("ada.lovelace.of.the.analytical.engines@gmial.com");
      await field(dialog, startProject.labels.fullName).fill("Ada Lovelace");
      await expect(typoQuestion(dialog)).toBeVisible();
    },
  },
  {
    name: `${startProject.name}, with files and a refusal`,
    reach: async (page) => {
      const dialog = await openByAddress(page, startProject, path);
      await goTo(page, startProject, 4);
      await fileInput(dialog).setInputFiles([
        brief,
        { ...brief, name: `${"a-long-name-without-a-space".repeat(4)}.exe` },
        { ...brief, name: `${"another-long-name-without-a-space".repeat(4)}.txt` },
      ]);
      await expect(dialog.getByText(/\.exe stays ashore/)).toBeVisible();
    },
  },
  {
    name: `${startProject.name}, after a failure`,
    says: failedRequest,
    reach: async (page) => {
      await sendAll(page, answer(422, "text/plain", "Phone: this looks wrong."));
      await expect(wizardDialog(page, startProject).getByText(words.failedRefused)).toBeVisible();
    },
  },
  {
    name: `${startProject.name}, on its way`,
    reach: async (page) => {
      await sendAll(page, () => Promise.resolve());
      await expect(page.getByRole("button", { name: words.sending })).toBeVisible();
    },
  },
  {
    name: `${startProject.name}, sent`,
    reach: async (page) => {
      await sendAll(page);
      await expectDone(page, startProject);
    },
  },
  {
    name: `${bookVisit.name}, its last questions`,
    reach: async (page) => {
      const dialog = page.getByRole("dialog", { name: new RegExp(`^${bookVisit.name}`) });
      await openByAddress(page, bookVisit, path);
      await next(dialog).click();
      await field(dialog, bookVisit.labels.visitor).fill("Ada");
      await field(dialog, bookVisit.labels.email).fill("ada@example.com");
      await next(dialog).click();
      await expectStep(page, bookVisit, 3);
      await next(dialog).click();
      await expectStep(page, bookVisit, 4);
    },
  },
];
