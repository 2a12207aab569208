import type { Dialog, Locator, Page } from "@playwright/test";
import { enquiryEndpoint } from "../support/enquiry-endpoint";
import { expect, open, test } from "../support/test";
import { site, words } from "../support/test-site";
import {
  back,
  close,
  expectDone,
  expectStep,
  field,
  fillAll,
  goTo,
  next,
  person,
  wizardDialog,
} from "../support/wizard-steps";
import { startProject, type WizardFacts } from "../support/wizards";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

const question = (page: Page) => page.getByRole("alertdialog", { name: words.closeTitle });
const stay = (page: Page) => question(page).getByRole("button", { name: words.closeStay });
const discard = (page: Page) => question(page).getByRole("button", { name: words.closeDiscard });
const opener = (page: Page, wizard: WizardFacts) =>
  page.getByRole("banner").getByRole("link", { name: wizard.opener, exact: true }).first();
const clickBeside = (page: Page) => page.mouse.click(20, 450);

const ways = {
  Escape: (page: Page) => page.keyboard.press("Escape"),
  "the close button": (_: Page, dialog: Locator) => close(dialog).click(),
  "a press beside it": clickBeside,
  Back: (page: Page) => page.goBack(),
};

async function openFrom(page: Page, wizard: WizardFacts): Promise<Locator> {
  await opener(page, wizard).click();
  await expectStep(page, wizard, 1);
  return wizardDialog(page, wizard);
}

async function begin(page: Page, wizard: WizardFacts): Promise<Locator> {
  const dialog = await openFrom(page, wizard);
  await goTo(page, wizard, 2);
  await field(dialog, wizard.labels.fullName).fill(person.fullName);
  await back(dialog).click();
  await expectStep(page, wizard, 1);
  return dialog;
}

const wizard = startProject;

test("each way out asks once, with the way back first; only then it is deleted", async ({ page }) => {
  await open(page, "/about");
  for (const [name, leave] of Object.entries(ways)) {
    await test.step(name, async () => {
      const dialog = await begin(page, wizard);
      // Which keys are those of an input method: src/components/input-method.dom.test.ts.
      await page.evaluate(() => {
        const composed = { key: "Escape", bubbles: true, cancelable: true, isComposing: true };
        document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", composed));
      });
      await page.waitForTimeout(100);
      await expect(question(page)).toHaveCount(0);
      await leave(page, dialog);
      await expect(question(page)).toHaveAccessibleDescription(words.closeText);
      await expect(stay(page)).toBeFocused();
      // The same once more is an answer to the question: the one that loses nothing.
      if (name === "the close button") await stay(page).click();
      else await leave(page, dialog);
      await expect(question(page)).toHaveCount(0);
      await expect(
        dialog.locator(":focus, :scope:focus").or(page.locator("[data-reach-dialog-overlay]:focus")),
      ).toHaveCount(1);
      await expect(page).toHaveURL(new RegExp(`/about#${wizard.key}$`));
      await next(dialog).click();
      await expect(field(dialog, wizard.labels.fullName)).toHaveValue(person.fullName);
      await back(dialog).click();
      await leave(page, dialog);
      await discard(page).click();
      await expect(page.locator("[role=dialog], [role=alertdialog]")).toHaveCount(0);
      await expect(opener(page, wizard)).toBeFocused();
      await expect(page).toHaveURL(/\/about$/);
    });
  }
  const dialog = await openFrom(page, wizard);
  await next(dialog).click();
  await expect(field(dialog, wizard.labels.fullName)).toHaveValue("");
});

test("with nothing entered, or once it is sent, each way out closes at once", async ({ page }) => {
  await enquiryEndpoint(page);
  await open(page, "/about");
  for (const [name, leave] of Object.entries(ways)) {
    await test.step(name, async () => {
      const dialog = await openFrom(page, wizard);
      await next(dialog).click();
      await field(dialog, wizard.labels.fullName).fill("A");
      await field(dialog, wizard.labels.fullName).fill(" ");
      await back(dialog).click();
      await leave(page, dialog);
      await expect(dialog).toHaveCount(0);
      await expect(opener(page, wizard)).toBeFocused();
      await expect(page).toHaveURL(/\/about$/);
    });
  }
  await openFrom(page, wizard);
  await next(await fillAll(page, wizard)).click();
  await expectDone(page, wizard);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

/** Answers of the visitor to the browser's own question, and how often it was asked. */
function browserAsks(page: Page) {
  const asked: string[] = [];
  page.on("dialog", (dialog: Dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  return asked;
}

const letter = site.EnquiryForm[0]?.data.questions.at(-1)?.label;

/** Leaves a page for another document, which the visitor's "stay" makes fail. */
const load = (act: () => Promise<unknown>) => act().catch(() => undefined);

for (const [where, path, enter] of [
  ["a wizard", `/about#${startProject.key}`, (page: Page) => enterName(page)],
  [
    "the contact form",
    "/contact",
    (page: Page) => field(page.locator("#contact-form"), letter).pressSequentially("Hello"),
  ],
  [
    "a wizard's page",
    `/enquire/${startProject.key}`,
    (page: Page) => field(page.locator("main"), startProject.labels.fullName).pressSequentially("Ada"),
  ],
] as const) {
  test(`a reload, a closed tab and another document are asked about while ${where} holds answers`, async ({
    page,
    watch,
  }) => {
    await open(page, path);
    const asked = browserAsks(page);
    await enter(page);
    await load(() => page.reload({ timeout: 2000 }));
    await expect.poll(() => asked, { timeout: 8000 }).toEqual(["beforeunload"]);
    await load(() => page.close({ runBeforeUnload: true }));
    await expect.poll(() => asked, { timeout: 8000 }).toEqual(["beforeunload", "beforeunload"]);
    await load(() => page.goto("/policies/imprint", { timeout: 2000 }));
    await expect.poll(() => asked, { timeout: 8000 }).toHaveLength(3);
    // A mail program takes nobody away from here.
    await page.evaluate(() => {
      const link = document.body.appendChild(document.createElement("a"));
      link.href = "mailto:hello@example.com";
      link.click();
    });
    await page.waitForTimeout(300);
    expect(asked).toHaveLength(3);
    watch.foreignRequests = watch.foreignRequests.filter((url) => !url.startsWith("mailto:"));
  });
}

async function enterName(page: Page): Promise<void> {
  const dialog = wizardDialog(page, startProject);
  await expectStep(page, startProject, 1);
  await next(dialog).click();
  await field(dialog, startProject.labels.fullName).pressSequentially("Ada");
}

test("without answers nobody is asked", async ({ page }) => {
  await open(page, `/contact#${startProject.key}`);
  await expectStep(page, startProject, 1);
  await page.mouse.click(700, 300);
  const asked = browserAsks(page);
  await page.reload();
  expect(asked).toEqual([]);
});

/** What another program puts into the page, and the field in it. */
const foreign: Record<string, { put: () => void; field: (page: Page) => Locator }> = {
  "beside the app": {
    put: () => document.body.append(document.createElement("foreign-box")),
    field: (page) => page.locator("foreign-box input"),
  },
  "beside the body": {
    put: () => document.documentElement.append(document.createElement("foreign-box")),
    field: (page) => page.locator("foreign-box input"),
  },
  "in a frame of its own": {
    put: () => document.body.append(Object.assign(document.createElement("iframe"), { srcdoc: "<input>" })),
    field: (page) => page.frameLocator("iframe[srcdoc]").locator("input"),
  },
};

// All windows are those of src/components/dialog.tsx; here it is that of a wizard.
for (const [where, { put, field: fieldIn }] of Object.entries(foreign)) {
  test(`a field that another program puts ${where}, before or after a window opens, can be used`, async ({ page }) => {
    for (const moment of ["before", "after"]) {
      await test.step(moment, async () => {
        await open(page, "/");
        const show = async () => {
          await page.evaluate(put);
          await page.locator("foreign-box, iframe[srcdoc]").evaluate((box) => {
            box.setAttribute("style", "position: fixed; top: 4px; left: 4px; z-index: 2147483647");
            if (!box.matches("iframe")) box.attachShadow({ mode: "open" }).append(document.createElement("input"));
          });
        };
        if (moment === "before") await show();
        await opener(page, startProject).click();
        const dialog = page.getByRole("dialog");
        await expect(dialog.locator(":focus")).toHaveCount(1);
        if (moment === "after") await show();
        await fieldIn(page).click();
        await page.keyboard.type("secret");
        await expect(fieldIn(page)).toHaveValue("secret");
        expect(await page.locator("foreign-box, iframe[srcdoc]").getAttribute("aria-hidden")).toBeNull();
        await close(dialog).click();
        await expect(dialog).toHaveCount(0);
      });
    }
  });
}
