import type { Page } from "@playwright/test";
import { still } from "../full/checks/still";
import { expectAccessible, expectNoSidewaysScroll, expectReachable } from "../support/accessibility";
import { layoutRules, violationsOn } from "../support/axe";
import { answer, enquiryEndpoint, failedRequest, take } from "../support/enquiry-endpoint";
import { expect, test } from "../support/test";
import { words } from "../support/test-site";
import {
  brief,
  expectDone,
  expectStep,
  field,
  fileInput,
  fillPerson,
  next,
  openByAddress,
  tile,
  typoQuestion,
} from "../support/wizard-steps";
import { startProject, type WizardFacts } from "../support/wizards";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Mistyped, and as long as addresses get. */
const longAddress = "ada.lovelace.of.the.analytical.engines@gmial.com";

/** The sizes at which all of each state must be within reach; 720 by 450 is 1440 by 900 zoomed to 200 %. */
const screens = [
  { width: 320, height: 640 },
  { width: 720, height: 450 },
];

const at = ({ width, height }: { width: number; height: number }) => `at ${width} x ${height}`;

/** Looks at the state a wizard is in, at every size; at the second, axe looks at what a width can change. */
async function lookAt(page: Page, state: string) {
  expect.soft(await still(page, "everywhere"), state).toEqual([]);
  for (const size of screens) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page, `${state} ${at(size)}`);
    await expectReachable(page, `${state} ${at(size)}`);
  }
  expect.soft(await violationsOn(page, layoutRules), `${state} at 720 px`).toEqual([]);
  await page.setViewportSize({ width: 390, height: 900 });
  await expectAccessible(page, `${state} at 390 px`);
}

/** Goes through a whole wizard, failing wherever one can, and looks at every state that no later one holds as well. */
async function throughAllStates(page: Page, wizard: WizardFacts) {
  const look = (state: string) => lookAt(page, state);
  await enquiryEndpoint(page, answer(422, "text/plain", "Phone: this looks wrong."), take);
  const dialog = await openByAddress(page, wizard, "/policies/imprint");
  await look("step 1");
  await next(dialog).click();

  await expectStep(page, wizard, 2);
  await next(dialog).click();
  await expect(field(dialog, wizard.labels.fullName)).toBeFocused();
  await look("step 2 with errors");
  await field(dialog, wizard.labels.email).fill(longAddress);
  await field(dialog, wizard.labels.fullName).focus();
  await expect(typoQuestion(dialog)).toBeVisible();
  await look("step 2 with a question about the address");
  await fillPerson(dialog, wizard);
  await next(dialog).click();

  await expectStep(page, wizard, 3);
  await next(dialog).click();
  await expect(dialog.getByRole("checkbox").first()).toBeFocused();
  await look("step 3 with an error");
  await tile(dialog, wizard.choices[0] ?? "").press("Space");
  await next(dialog).click();

  await expectStep(page, wizard, 4);
  await next(dialog).click();
  await expect(field(dialog, wizard.labels.description)).toBeFocused();
  await fileInput(dialog).setInputFiles([
    brief,
    { ...brief, name: `${"a-long-name-without-a-space".repeat(4)}.exe` },
    { ...brief, name: `${"another-long-name-without-a-space".repeat(4)}.txt` },
  ]);
  await expect(dialog.getByText(/\.exe stays ashore/)).toBeVisible();
  await look("step 4 with an error, files and a refusal");
  await field(dialog, wizard.labels.description).fill("x");
  await next(dialog).click();
  await expect(dialog.getByText(words.failedRefused)).toBeVisible();
  await look("step 4 after a failure");
  await next(dialog).click();
  await expectDone(page, wizard);
  await look("the confirmation");
}

// Each state by itself, the other wizards and further checks: tests/full/program/states.ts.
test("every state is accessible, fits every screen and stands still", async ({ page, watch }) => {
  test.setTimeout(240_000);
  await throughAllStates(page, startProject);
  watch.messages = watch.messages.filter((message) => !failedRequest.test(message));
});
