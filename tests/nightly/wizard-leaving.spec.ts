import type { Dialog, Page } from "@playwright/test";
import { expect, hydrated, open, test } from "../support/test";
import { site, words } from "../support/test-site";
import { field, person, Wizard } from "../support/wizard-steps";
import { startProject } from "../support/wizards";

test.use({ viewport: { width: 1440, height: 900 } });

const question = (page: Page) => page.getByRole("alertdialog", { name: words.closeTitle });
const stay = (page: Page) => question(page).getByRole("button", { name: words.closeStay });
const opener = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: startProject.opener, exact: true }).first();

const ways = {
  Escape: (page: Page) => page.keyboard.press("Escape"),
  "the close button": (_: Page, wizard: Wizard) => wizard.close.click(),
  "a press beside it": (page: Page) => page.mouse.click(20, 450),
  Back: (page: Page) => page.goBack(),
};

/** Opens the wizard, enters a name, and goes back to the first step as browsers do. */
async function begin(page: Page, name: string): Promise<Wizard> {
  await opener(page).click();
  const wizard = new Wizard(page);
  await wizard.expectStep(1);
  await wizard.next.click();
  // What was entered before is gone with the window.
  await expect(wizard.field("fullName")).toHaveValue("");
  await wizard.field("fullName").fill("A");
  await wizard.field("fullName").fill(name);
  await page.goBack();
  await wizard.expectStep(1);
  return wizard;
}

async function expectClosed(page: Page): Promise<void> {
  await expect(page.locator("[role=dialog], [role=alertdialog]")).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await expect(page).toHaveURL(/\/about$/);
}

for (const [name, leave] of Object.entries(ways)) {
  test(`${name} asks once, with the way back first; only then it is deleted, and with nothing entered it closes at once`, async ({
    page,
  }) => {
    await page.goto("/contact");
    await open(page, "/about");
    await leave(page, await begin(page, " "));
    await expectClosed(page);
    const wizard = await begin(page, person.fullName);
    // Which keys are those of an input method: src/components/input-method.dom.test.ts.
    await page.evaluate(() => {
      const composed = { key: "Escape", bubbles: true, cancelable: true, isComposing: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", composed));
    });
    await page.waitForTimeout(100);
    await expect(question(page)).toHaveCount(0);
    await leave(page, wizard);
    await expect(question(page)).toHaveAccessibleDescription(words.closeText);
    await expect(stay(page)).toBeFocused();
    // The same once more is an answer to the question: the one that loses nothing.
    if (name === "the close button") await stay(page).click();
    else await leave(page, wizard);
    await expect(question(page)).toHaveCount(0);
    const focused = wizard.scope.locator(":focus, :scope:focus").or(page.locator("[data-reach-dialog-overlay]:focus"));
    await expect(focused).toHaveCount(1);
    await expect(page).toHaveURL(new RegExp(`/about#${startProject.key}$`));
    await wizard.next.click();
    await expect(wizard.field("fullName")).toHaveValue(person.fullName);
    await wizard.back.click();
    await leave(page, wizard);
    await question(page).getByRole("button", { name: words.closeDiscard }).click();
    await expectClosed(page);
    await leave(page, await begin(page, " "));
    await expectClosed(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/contact$/);
  });
}

test("the page behind it keeps its place and does not scroll", async ({ page }) => {
  await open(page, "/services/lamps");
  const link = page.locator("main").getByRole("link", { name: "Get a quote" });
  await link.scrollIntoViewIfNeeded();
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  // The sections on the way are laid out as they come near.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
  await link.scrollIntoViewIfNeeded();
  const before = await top();
  expect(before).toBeGreaterThan(500);
  await link.click();
  const wizard = new Wizard(page);
  await wizard.expectStep(1);
  await page.mouse.move(20, 450);
  await page.mouse.wheel(0, -400);
  await page.keyboard.press("PageUp");
  // Scrolling would take place in one of the next frames.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
  expect(await top()).toBe(before);
  await wizard.goTo(3);
  expect(await top()).toBe(before);
  await page.keyboard.press("Escape");
  await question(page).getByRole("button", { name: words.closeDiscard }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(link).toBeFocused();
  expect(await top()).toBe(before);
  await page.mouse.wheel(0, -200);
  await expect.poll(top).toBeLessThan(before);
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

/** Leaves a page for another document, which the visitor's "stay" makes fail. */
const load = (act: () => Promise<unknown>) => act().catch(() => undefined);

for (const [where, path, label] of [
  ["a wizard", `/about#${startProject.key}`, startProject.labels.fullName],
  ["the contact form", "/contact", site.EnquiryForm[0]?.data.questions.at(-1)?.label],
  ["a wizard's page", `/enquire/${startProject.key}`, startProject.labels.fullName],
] as const) {
  test(`a reload, a closed tab and another document are asked about while ${where} holds answers`, async ({
    page,
    watch,
  }) => {
    await open(page, path);
    const asked = browserAsks(page);
    // Without answers nobody is asked.
    await page.mouse.click(700, 300);
    await page.reload();
    await hydrated(page);
    expect(asked).toEqual([]);
    if (where === "a wizard") await new Wizard(page).next.click();
    await field(page.locator("[role=dialog], main form").last(), label).pressSequentially("Ada");
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

// All windows are those of src/components/dialog.tsx; here it is that of a wizard.
for (const where of ["beside the app", "beside the body", "in a frame of its own"] as const) {
  test(`a field that another program puts ${where}, before or after a window opens, can be used`, async ({ page }) => {
    const box = page.locator("foreign-box, iframe[srcdoc]");
    const isFramed = where === "in a frame of its own";
    const input = isFramed ? page.frameLocator("iframe[srcdoc]").locator("input") : box.locator("input");
    const put = () =>
      page.evaluate((place) => {
        const [frame, plain] = [document.createElement("iframe"), document.createElement("foreign-box")];
        frame.srcdoc = "<input>";
        plain.attachShadow({ mode: "open" }).append(document.createElement("input"));
        const added = place === "in a frame of its own" ? frame : plain;
        added.setAttribute("style", "position: fixed; top: 4px; left: 4px; z-index: 2147483647");
        (place === "beside the body" ? document.documentElement : document.body).append(added);
      }, where);
    for (const moment of ["before", "after"]) {
      await open(page, "/about");
      if (moment === "before") await put();
      await opener(page).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.locator(":focus")).toHaveCount(1);
      if (moment === "after") await put();
      await input.click();
      await page.keyboard.type("secret");
      await expect(input, moment).toHaveValue("secret");
      expect(await box.getAttribute("aria-hidden"), moment).toBeNull();
      await new Wizard(page).close.click();
      await expect(dialog).toHaveCount(0);
    }
  });
}
