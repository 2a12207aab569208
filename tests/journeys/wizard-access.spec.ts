import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll, expectReachable } from "../support/accessibility";
import { answer, enquiryEndpoint, failedRequest, take } from "../support/enquiry-endpoint";
import { expect, test } from "../support/test";
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
  wizardDialog,
} from "../support/wizard-steps";
import { type WizardFacts, wizards } from "../support/wizards";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Goes through a whole wizard, failing wherever one can, and has every state looked at. */
async function throughAllStates(page: Page, wizard: WizardFacts, look: (state: string) => Promise<void>) {
  await enquiryEndpoint(page, answer(422, "text/plain", "Phone: this looks wrong."), take);
  const dialog = await openByAddress(page, wizard, "/policies/disclaimer");
  await look("step 1");
  await next(dialog).click();

  await expectStep(page, wizard, 2);
  await look("step 2");
  await next(dialog).click();
  await expect(field(dialog, "Full name")).toBeFocused();
  await look("step 2 with errors");
  await field(dialog, "E-mail").fill("ada@gmial.com");
  await expect(dialog.getByText(/^Did you mean/)).toBeVisible();
  await look("step 2 with a question about the address");
  await fillPerson(dialog);
  await next(dialog).click();

  await expectStep(page, wizard, 3);
  await look("step 3");
  await next(dialog).click();
  await expect(dialog.getByRole("checkbox").first()).toBeFocused();
  await look("step 3 with an error");
  await tile(dialog, wizard.choices[0] ?? "").press("Space");
  await next(dialog).click();

  await expectStep(page, wizard, 4);
  await next(dialog).click();
  await expect(field(dialog, wizard.description)).toBeFocused();
  await fileInput(dialog).setInputFiles([
    brief,
    { ...brief, name: `${"a-long-name-without-a-space".repeat(4)}.exe` },
    { ...brief, name: `${"another-long-name-without-a-space".repeat(4)}.txt` },
  ]);
  await expect(dialog.getByText(/\.exe was not added/)).toBeVisible();
  await look("step 4 with an error, files and a refusal");
  await field(dialog, wizard.description).fill("x");
  await next(dialog).click();
  await expect(dialog.getByText(/^Our server asks you to look at something/)).toBeVisible();
  await look("step 4 after a failure");
  await next(dialog).click();
  await expectDone(page, wizard);
  await look("the confirmation");
}

for (const width of [320, 720, 1440]) {
  test(`a long address, pointed out as mistyped, stays in the window at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    const wizard = wizards[0] as WizardFacts;
    const dialog = await openByAddress(page, wizard, "/policies/disclaimer");
    await next(dialog).click();
    await field(dialog, "E-mail").fill("ada.lovelace.of.the.analytical.engines@gmial.com");
    await expect(dialog.getByText(/^Did you mean/)).toBeVisible();
    await expectNoSidewaysScroll(page, "with the question");
  });
}

for (const wizard of wizards) {
  for (const width of [390, 1440]) {
    test(`${wizard.name} has no accessibility violation in any state at ${width} px`, async ({ page, watch }) => {
      await page.setViewportSize({ width, height: 900 });
      await throughAllStates(page, wizard, (state) => expectAccessible(page, state));
      watch.messages = watch.messages.filter((message) => !failedRequest.test(message));
    });
  }

  for (const [what, width, height] of [
    ["at 320 px", 320, 640],
    ["at 390 px", 390, 664],
    ["at 1440 px zoomed to 200 %", 720, 450],
  ] as const) {
    test(`${wizard.name} ${what} never scrolls sideways, and all of it can be scrolled to`, async ({ page, watch }) => {
      await page.setViewportSize({ width, height });
      await throughAllStates(page, wizard, async (state) => {
        await expectNoSidewaysScroll(page, state);
        await expectReachable(page, state);
      });
      watch.messages = watch.messages.filter((message) => !failedRequest.test(message));
    });
  }

  test(`${wizard.name} stands still for visitors who prefer less motion`, async ({ page, watch }) => {
    await throughAllStates(page, wizard, async (state) => {
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(
            ({ playState, effect }) => playState === "running" && Number(effect?.getComputedTiming().duration) > 10,
          )
          .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120)),
      );
      expect(moving, state).toEqual([]);
    });
    watch.messages = watch.messages.filter((message) => !failedRequest.test(message));
  });

  for (const width of [320, 1440]) {
    test(`${wizard.name} shows its choices whole with wider text spacing at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const dialog = await openByAddress(page, wizard, "/policies/disclaimer");
      await next(dialog).click();
      await fillPerson(dialog);
      await next(dialog).click();
      await expectStep(page, wizard, 3);
      // WCAG 2.2, 1.4.12.
      await page.addStyleTag({
        content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
          p { margin-bottom: 2em !important }`,
      });
      const cut = await wizardDialog(page, wizard)
        .locator("label, legend, h2, p, button")
        .evaluateAll((elements) =>
          elements
            .filter((element) => !element.closest("[aria-hidden=true], legend"))
            .filter((element) => {
              const [box, dialogBox] = [element, element.closest("[role=dialog]")].map((one) =>
                one?.getBoundingClientRect(),
              );
              if (!box || !dialogBox) return true;
              const leaves =
                box.right > dialogBox.right + 1 || box.left < dialogBox.left - 1 || box.bottom > dialogBox.bottom + 1;
              return (
                leaves ||
                element.scrollWidth > element.clientWidth + 1 ||
                element.scrollHeight > element.clientHeight + 1
              );
            })
            .filter((element) => getComputedStyle(element).display !== "inline")
            .map((element) => element.textContent),
        );
      expect(cut).toEqual([]);
    });
  }
}
