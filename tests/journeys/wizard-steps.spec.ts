import type { Locator, Page } from "@playwright/test";
import { enquiryEndpoint, type Posted, receipt } from "../support/enquiry-endpoint";
import { expect, open, test } from "../support/test";
import { facts, shell, words } from "../support/test-site";
import {
  back,
  brief,
  description,
  expectDone,
  expectStep,
  field,
  fileInput,
  next,
  ok,
  person,
  tile,
  wizardDialog,
} from "../support/wizard-steps";
import { startProject, type WizardFacts } from "../support/wizards";

/** More stops than any page part under test has. */
const most = 40;

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target, "reached with Tab").toBeFocused();
}

/** Two of the choices, clicked in the opposite order. */
const chosen = ({ choices }: WizardFacts) => [choices[1] ?? "", choices[4] ?? ""] as const;

/** The enquiry as the server gets it, pair by pair in its order. */
const expected = (wizard: WizardFacts) => [
  ["fullName", person.fullName],
  ["email", person.email],
  ...wizard.optional.map(([, key, answer]) => [key, answer]),
  ["services", [...chosen(wizard)]],
  ["description", description],
  [
    "files",
    [{ name: brief.name, type: brief.mimeType, size: brief.buffer.length, data: brief.buffer.toString("base64") }],
  ],
];

function expectPosted(posted: readonly Posted[], wizard: WizardFacts) {
  expect(posted).toHaveLength(1);
  expect(posted[0]?.path).toBe(`/api/enquiries/${wizard.key}`);
  expect(posted[0]?.entries).toEqual(expected(wizard));
  expect(posted[0]?.headers["content-type"]).toBe("application/json");
  expect(posted[0]?.headers["idempotency-key"]).toMatch(/^[0-9a-f]{32}$/);
  expect(posted[0]?.headers["enquiry-elapsed"]).toMatch(/^\d+$/);
}

async function expectReceipt(dialog: Locator) {
  await expect(dialog.getByText(receipt.reference)).toBeVisible();
  await expect(dialog.getByRole("listitem")).toHaveCount(3);
  await expect(dialog).toContainText(facts.email);
  await expect(next(dialog)).toHaveCount(0);
  await expect(back(dialog)).toHaveCount(0);
}

const wizard = startProject;

/** When an answer comes: said beside the button that sends, and at no other. */
const answerRule = (dialog: Locator) => dialog.getByText(words.replyRule.split("{")[0] ?? "");

test("all five steps by keyboard alone, on a phone", async ({ page }) => {
  const posted = await enquiryEndpoint(page);
  await page.setViewportSize({ width: 390, height: 900 });
  await open(page, "/about");
  const menuButton = page.getByRole("banner").locator("summary", { hasText: new RegExp(`^${shell.navigation.menu}$`) });
  const menu = page.getByRole("navigation", { name: shell.navigation.main });
  const press = async (target: Locator, key = "Enter") => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  const type = async (label: string | undefined, text: string) => {
    await tabTo(page, field(dialog, label));
    await page.keyboard.type(text);
  };
  await press(menuButton);
  await press(menu.getByRole("link", { name: wizard.menuOpener, exact: true }));
  const dialog = wizardDialog(page, wizard);
  await expectStep(page, wizard, 1);
  await press(next(dialog));

  await expectStep(page, wizard, 2);
  await type(wizard.labels.fullName, person.fullName);
  await type(wizard.labels.email, person.email);
  for (const [label, , answer] of wizard.optional) await type(label, answer);
  await press(next(dialog), "Space");

  await expectStep(page, wizard, 3);
  await expect(answerRule(dialog)).toHaveCount(0);
  await press(back(dialog));
  await expectStep(page, wizard, 2);
  // A text field goes on as well.
  await press(field(dialog, wizard.labels.fullName));
  await expectStep(page, wizard, 3);
  for (const name of chosen(wizard)) await press(tile(dialog, name), "Space");
  await press(next(dialog));

  await expectStep(page, wizard, 4);
  await expect(answerRule(dialog)).toHaveCount(1);
  await type(wizard.labels.description, description);
  const chooser = page.waitForEvent("filechooser");
  await press(fileInput(dialog));
  await (await chooser).setFiles(brief);
  await press(next(dialog));

  await expectDone(page, wizard);
  await expectReceipt(dialog);
  expectPosted(posted, wizard);
  await press(ok(dialog));
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(menuButton).toBeFocused();
});
