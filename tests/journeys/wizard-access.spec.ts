import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll, expectReachable } from "../support/accessibility";
import { answer, enquiryEndpoint, failedRequest, take } from "../support/enquiry-endpoint";
import { fullOnly } from "../support/full-only";
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
  wizardDialog,
} from "../support/wizard-steps";
import { startProject, type WizardFacts, wizards } from "../support/wizards";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Mistyped, and as long as addresses get. */
const longAddress = "ada.lovelace.of.the.analytical.engines@gmial.com";

/** The sizes at which axe looks at each state. */
const looks = [
  { width: 1440, height: 900 },
  { width: 390, height: 900 },
];

/** The sizes at which all of each state must be within reach; 720 by 450 is 1440 by 900 zoomed to 200 %. */
const screens = [
  { width: 320, height: 640 },
  { width: 390, height: 664 },
  { width: 720, height: 450 },
  { width: 1440, height: 640 },
];

const at = ({ width, height }: { width: number; height: number }) => `at ${width} x ${height}`;

/** Expects nothing to move; visitors have asked for less motion. */
async function expectStill(page: Page, state: string) {
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === "running" && Number(effect?.getComputedTiming().duration) > 10)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120)),
  );
  expect.soft(moving, state).toEqual([]);
}

/** Looks at the state a wizard is in, at every size. */
async function lookAt(page: Page, state: string) {
  await expectStill(page, state);
  for (const size of screens) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page, `${state} ${at(size)}`);
    await expectReachable(page, `${state} ${at(size)}`);
  }
  for (const size of looks) {
    await page.setViewportSize(size);
    await expectAccessible(page, `${state} ${at(size)}`);
  }
}

/** Expects everything to be shown whole with wider text spacing: WCAG 2.2, 1.4.12. */
async function expectRoomForSpacing(page: Page, wizard: WizardFacts) {
  const style = await page.addStyleTag({
    content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`,
  });
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await wizardDialog(page, wizard)
      .locator("label, legend, h2, p, button")
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.textContent && !element.closest("[aria-hidden=true], legend"))
          .filter((element) => {
            const [box, dialogBox] = [element, element.closest("[role=dialog]")].map((one) =>
              one?.getBoundingClientRect(),
            );
            if (!box || !dialogBox) return true;
            const leaves =
              box.right > dialogBox.right + 1 || box.left < dialogBox.left - 1 || box.bottom > dialogBox.bottom + 1;
            return (
              leaves || element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1
            );
          })
          .filter((element) => getComputedStyle(element).display !== "inline")
          .map((element) => element.textContent),
      );

    expect.soft(cut, `with wider text spacing at ${width} px`).toEqual([]);
  }
  await style.evaluate((element) => (element as HTMLElement).remove());
}

/** Goes through a whole wizard, failing wherever one can, and looks at every state. */
async function throughAllStates(page: Page, wizard: WizardFacts) {
  const look = (state: string) => lookAt(page, state);
  await enquiryEndpoint(page, answer(422, "text/plain", "Phone: this looks wrong."), take);
  const dialog = await openByAddress(page, wizard, "/policies/imprint");
  await look("step 1");
  await next(dialog).click();

  await expectStep(page, wizard, 2);
  await look("step 2");
  await next(dialog).click();
  await expect(field(dialog, wizard.labels.fullName)).toBeFocused();
  await look("step 2 with errors");
  await field(dialog, wizard.labels.email).fill(longAddress);
  await expect(typoQuestion(dialog)).toBeVisible();
  await look("step 2 with a question about the address");
  await fillPerson(dialog, wizard);
  await next(dialog).click();

  await expectStep(page, wizard, 3);
  await look("step 3");
  await expectRoomForSpacing(page, wizard);
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

for (const wizard of wizards) {
  const name = `${wizard.name}: every state is accessible, fits every screen and stands still`;
  test(name, fullOnly(wizard !== startProject), async ({ page, watch }) => {
    test.setTimeout(240_000);
    await throughAllStates(page, wizard);
    watch.messages = watch.messages.filter((message) => !failedRequest.test(message));
  });
}
