import type { Page } from "@playwright/test";
import { deferred } from "../support/deferred";
import { stored, storedFiles } from "../support/stored-enquiries";
import { expect, test } from "../support/test";
import { facts, filled, site, words } from "../support/test-site";
import { brief } from "../support/wizard-steps";
import { bookVisit, startProject } from "../support/wizards";

const [contact] = site.EnquiryForm;
const { submit = "", doneTitle = "", questions = [] } = contact?.data ?? {};

const form = (page: Page) => page.locator("main form");
const control = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);
const answer = (page: Page) => form(page).locator("[data-plain=answer]");
const press = (page: Page, name: string) => form(page).getByRole("button", { name, exact: true }).click();

async function expectSent(page: Page, key: string, title: string): Promise<string> {
  await expect(page).toHaveURL(new RegExp(`/api/enquiries/${key}\\?sent=NW-[0-9A-Z]{4}-[0-9A-Z]{4}#`));
  await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
  await expect(form(page)).toHaveCount(0);
  const reference = (await page.locator("[data-reference] strong").textContent()) ?? "";
  expect(page.url()).toContain(`sent=${reference}#`);
  await expect(page).toHaveTitle(new RegExp(`^${words.sentTitle.split("{")[0]}`));
  return reference;
}

/** Expects that these questions, by their labels, are to be looked at again, and that focus is on the list. */
async function expectFaults(page: Page, labels: readonly string[]): Promise<void> {
  await expect(answer(page)).toBeVisible();
  await expect(answer(page)).toBeFocused();
  await expect(answer(page).getByRole("link")).toHaveText([...labels]);
  await expect(page).toHaveTitle(new RegExp(`^${words.lookAgainTitle.split("{")[0]}`));
}

// The browser says of every page that comes with a status of refusal that it failed to load.
test.afterEach(({ watch }) => {
  watch.messages = watch.messages.filter((message) => !/Failed to load resource|preloaded using link/.test(message));
});

// A third wizard, with a day and a list: server/enquiries/plain/plain-forms.test.ts.
test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 900 } });

  test("the form of /contact is sent, comes back with its faults, and is confirmed", async ({ page }) => {
    await page.goto("/contact");
    const [, email, letter] = questions;
    await control(page, "name").fill("Ada <Lovelace>");
    await press(page, submit);
    await expectFaults(page, [email?.label ?? "", letter?.label ?? ""]);
    await expect(control(page, "name")).toHaveValue("Ada <Lovelace>");
    await expect(control(page, "message")).toHaveAccessibleDescription(`${letter?.hint} ${letter?.requiredMessage}`);
    await answer(page).getByRole("link", { name: email?.label }).click();
    await expect(control(page, "email")).toBeFocused();
    await control(page, "email").fill("ada@example.com");
    await control(page, "message").fill("Which engine?\nBoth?");
    await press(page, words.send);
    const reference = await expectSent(page, "contact", doneTitle);
    await page.reload();
    expect(await expectSent(page, "contact", doneTitle)).toBe(reference);
    expect(await stored(reference)).toMatchObject([
      { form: "contact", answers: { name: "Ada <Lovelace>", message: "Which engine?\nBoth?" } },
    ]);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(reference)).toBeVisible();
  });

  test("a link leads to a wizard's questions, which go back and forth with files", async ({ page }) => {
    await page.goto("/");
    await page.locator("main a[href='/enquire/start-project']").first().click();
    await expect(page).toHaveURL(/\/enquire\/start-project$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await control(page, "fullName").fill("Ada Lovelace");
    await control(page, "services").first().check();
    await control(page, "description").fill("A machine that weaves algebra.");
    await control(page, "files").setInputFiles(brief);
    await press(page, words.send);
    await expectFaults(page, [startProject.labels.email ?? ""]);
    await expect(answer(page)).toContainText(filled(words.filesAgain, { names: brief.name }));
    await expect(control(page, "services").first()).toBeChecked();
    await expect(control(page, "description")).toHaveValue("A machine that weaves algebra.");
    await control(page, "email").fill("ada@example.com");
    await control(page, "files").setInputFiles(brief);
    await press(page, words.send);
    const reference = await expectSent(page, "start-project", startProject.headings[4] ?? "");
    expect(await stored(reference)).toMatchObject([{ answers: { services: [startProject.choices[0]] } }]);
    expect(await storedFiles(reference)).toEqual([brief.buffer]);
  });
});

test.describe("where the app cannot be loaded", () => {
  const scripts = /\/(app|framework|webpack-runtime)-[^/]+\.js$/;

  test("a press that waits for it is told so, keeps everything, and the next one sends the form as it is", async ({
    page,
  }) => {
    const failure = deferred();
    await page.route(scripts, async (route) => {
      await failure.promise;
      await route.abort();
    });
    // The app that is held back holds back the load as well, once the form has asked for it.
    await page.goto("/contact", { waitUntil: "domcontentloaded" });
    await control(page, "name").fill("Ada Lovelace");
    await control(page, "message").fill("Sent without a program.");
    await press(page, submit);
    await expect(form(page)).toHaveAttribute("aria-busy", "true");
    failure.resolve();
    await expect(page.getByRole("alert").filter({ hasText: site.InterfaceWords.data.programFailed })).toBeVisible();
    await expect(control(page, "message")).toHaveValue("Sent without a program.");
    await press(page, submit);
    await expectFaults(page, [questions[1]?.label ?? ""]);
    await control(page, "email").fill("ada@example.com");
    await press(page, words.send);
    const reference = await expectSent(page, "contact", doneTitle);
    expect(await stored(reference)).toMatchObject([{ answers: { message: "Sent without a program." } }]);
    await expect(page.locator(`a[href="mailto:${facts.email}"]`).first()).toBeAttached();
  });
});

test("with scripts, the page of a wizard is its form, sent without leaving the page", async ({ page }) => {
  await page.goto("/enquire/book-visit");
  await control(page, "visitor").fill("Ada Lovelace");
  await form(page).locator("[name=rooms]").first().check();
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
  await expect(control(page, "visitor")).toHaveValue("Ada Lovelace");
  await expect(form(page).locator("[name=rooms]").first()).toBeChecked();
  await control(page, "email").fill("ada@example.com");
  await press(page, words.send);
  await expect(page.getByRole("heading", { name: bookVisit.headings[4], exact: true })).toBeFocused();
  await expect(page).toHaveURL(/\/enquire\/book-visit$/);
  const reference = (await page.locator("[data-reference] strong").textContent()) ?? "";
  expect(await stored(reference)).toMatchObject([{ answers: { visitor: "Ada Lovelace", rooms: ["Lantern"] } }]);
});
