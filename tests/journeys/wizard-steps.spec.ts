import type { Locator, Page } from "@playwright/test";
import { enquiryEndpoint, receipt } from "../support/enquiry-endpoint";
import { expect, open, test } from "../support/test";
import { facts, shell, words } from "../support/test-site";
import { brief, description, person, Wizard } from "../support/wizard-steps";
import { startProject } from "../support/wizards";

/** More stops than any page part under test has. */
const most = 40;

/** Runs in the page: true where a ring shows what has focus, around it or its label. */
const isRinged = () =>
  [document.activeElement, document.activeElement?.closest("label")].some(
    (one) => one && getComputedStyle(one).outlineStyle === "solid" && getComputedStyle(one).opacity !== "0",
  );

async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < most && !(await isThere()); presses++) await page.keyboard.press("Tab");
  await expect(target, "reached with Tab").toBeFocused();
  expect(await page.evaluate(isRinged), `focus shows on ${target}`).toBe(true);
}

/** Two of the choices, by their places; they are clicked in the opposite order. */
const chosen = [1, 4];

/** The enquiry as the server gets it. */
const expected = {
  ...person,
  ...Object.fromEntries(startProject.optional),
  services: chosen.map((place) => startProject.choices[place]),
  description,
  files: [{ name: brief.name, type: brief.mimeType, size: brief.buffer.length, data: brief.buffer.toString("base64") }],
};

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
  const type = async (name: string, text: string) => {
    await tabTo(page, wizard.field(name));
    await page.keyboard.type(text);
  };
  await press(menuButton);
  await press(menu.getByRole("link", { name: startProject.menuOpener, exact: true }));
  const wizard = new Wizard(page);
  /** When an answer comes: said beside the button that sends, and at no other. */
  const answerRule = wizard.scope.getByText(words.replyRule.split("{")[0] ?? "");
  await wizard.expectStep(1);
  await press(wizard.next);

  await wizard.expectStep(2);
  for (const [name, answer] of Object.entries(person)) await type(name, answer);
  for (const [name, answer] of startProject.optional) await type(name, answer);
  await press(wizard.next, "Space");

  await wizard.expectStep(3);
  await expect(answerRule).toHaveCount(0);
  await press(wizard.back);
  await wizard.expectStep(2);
  // A text field goes on as well.
  await press(wizard.field("fullName"));
  await wizard.expectStep(3);
  for (const place of chosen) await press(wizard.tile(place), "Space");
  await press(wizard.next);

  await wizard.expectStep(4);
  await expect(answerRule).toHaveCount(1);
  await type("description", description);
  const chooser = page.waitForEvent("filechooser");
  await press(wizard.fileInput);
  await (await chooser).setFiles(brief);
  await press(wizard.next);

  await wizard.expectDone();
  await expect(wizard.scope.getByText(receipt.reference)).toBeVisible();
  await expect(wizard.scope.getByRole("listitem")).toHaveCount(3);
  await expect(wizard.scope).toContainText(facts.email);
  for (const button of [wizard.next, wizard.back]) await expect(button).toHaveCount(0);
  const headers = {
    "content-type": "application/json",
    "idempotency-key": expect.stringMatching(/^[0-9a-f]{32}$/),
    "enquiry-elapsed": expect.stringMatching(/^\d+$/),
  };
  expect(posted).toEqual([
    { path: `/api/enquiries/${startProject.key}`, values: expected, headers: expect.objectContaining(headers) },
  ]);
  // Loaded again, the page would have no empty window over it.
  await expect(page).toHaveURL(/\/about$/);
  await press(wizard.scope.getByRole("button", { name: words.ok, exact: true }));
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(menuButton).toBeFocused();
});
