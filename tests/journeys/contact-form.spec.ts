import type { Page } from "@playwright/test";
import { deferred } from "../support/deferred";
import { answer, enquiryEndpoint, failedRequest, receipt, take } from "../support/enquiry-endpoint";
import { blockOf, pageAt } from "../support/site-pages";
import { expect, open, test } from "../support/test";
import { facts, filled, site, words } from "../support/test-site";
import { field, summary } from "../support/wizard-steps";

const message = { name: "Ada Lovelace", email: "ada@example.com", message: "Which engine?\nBoth?" };

const [contact] = site.EnquiryForm;
const { submit = "", doneTitle = "", questions = [] } = contact?.data ?? {};
const [name = "", email = "", letter = ""] = questions.map(({ label }) => label);
const { hint, requiredMessage: wanted } = questions[2] ?? {};

const form = (page: Page) => page.locator("#contact-form");
const send = (page: Page) => form(page).getByRole("button", { name: submit });
const done = (page: Page) => form(page).getByRole("heading", { name: doneTitle });

async function fill(page: Page) {
  await field(form(page), name).fill(message.name);
  await field(form(page), email).fill(message.email);
  await field(form(page), letter).fill(message.message);
}

test("what is missing is said after Send only, listed, focused, cleared as it is mended, and then sent once", async ({
  page,
}) => {
  const posted = await enquiryEndpoint(page);
  await open(page, "/contact");
  await field(form(page), name).focus();
  await field(form(page), letter).focus();
  await expect(form(page).locator("[aria-invalid]")).toHaveCount(0);
  // One field is for programs, out of everybody else's reach.
  await expect(form(page).getByRole("textbox")).toHaveCount(3);
  await expect(form(page).locator("[name=referral_code]")).toHaveAttribute("tabindex", "-1");
  await expect(form(page).locator("[name=referral_code]")).not.toBeInViewport();
  await send(page).click();
  await expect(field(form(page), name)).toBeFocused();
  await expect(summary(form(page)).getByRole("button")).toHaveText([name, email, letter]);
  for (const label of [name, email, letter]) {
    await expect(field(form(page), label)).toHaveAttribute("aria-invalid", "true");
    await expect(field(form(page), label)).toHaveAccessibleDescription(
      label === letter ? `${hint} ${wanted}` : words.required,
    );
  }
  await summary(form(page)).getByRole("button", { name: letter }).click();
  await expect(field(form(page), letter)).toBeFocused();
  await fill(page);
  await expect(summary(form(page))).toHaveCount(0);
  await expect(form(page).getByText(words.required, { exact: true })).toHaveCount(0);
  expect(posted).toEqual([]);
  await send(page).dblclick();
  await expect(done(page)).toBeFocused();
  expect(posted).toMatchObject([{ path: "/api/enquiries/contact", values: message }]);
  await expect(form(page)).toContainText(`write to ${facts.email}`);
  await page.emulateMedia({ media: "print" });
  await expect(form(page).getByText(`${words.reference}: ${receipt.reference}`)).toBeVisible();
});

const { items, linkText } = blockOf(pageAt(site, "/services"), "furtherServices");
const [{ title } = { title: "" }] = items;
const about = filled(blockOf(pageAt(site, "/contact"), "form").about ?? "", { title });

async function expectAbout(page: Page): Promise<void> {
  await expect(form(page).getByText(about)).toBeVisible();
  await expect(field(form(page), letter)).toBeFocused();
}

test("a link brings its subject, also in a tab of its own and pressed before anything else; it is sent, or taken out", async ({
  page,
}) => {
  const posted = await enquiryEndpoint(page);
  await page.goto("/services");
  const link = page.getByRole("link", { name: `${linkText} ` }).first();
  await page.goto((await link.getAttribute("href")) ?? "");
  await expectAbout(page);
  await form(page)
    .getByRole("button", { name: filled(words.remove, { name: title }) })
    .click();
  await expect(form(page).getByText(about)).toHaveCount(0);
  expect(new URL(page.url()).search).toBe("");
  await expect(field(form(page), letter)).toBeFocused();
  await page.goto("/services");
  await link.evaluate((element) => (element as HTMLElement).click());
  await expectAbout(page);
  await expect(field(form(page), letter)).toBeInViewport();
  await expect(field(form(page), letter)).toHaveValue("");
  await fill(page);
  await send(page).click();
  await expect(done(page)).toBeFocused();
  expect(posted[0]?.values.message).toBe(`${about}\n\n${message.message}`);
});

/** Answers what is sent when that is released, and stays wherever the browser asks; with all that it says. */
async function holdAnswer(page: Page, act: typeof take) {
  const held = deferred();
  await enquiryEndpoint(page, async (route) => {
    await held.promise;
    await act(route);
  });
  const told: string[] = [];
  page.on("dialog", (dialog) => {
    told.push(dialog.message());
    void dialog.dismiss();
  });
  return { told, release: held.resolve };
}

test("who goes back to another page while a message is sent is told there that it failed, and finds it again", async ({
  page,
  watch,
}) => {
  const { told, release } = await holdAnswer(page, answer(503, "text/html", "Down"));
  await open(page, "/about");
  await page.locator('a[href="/contact"]').filter({ visible: true }).first().click();
  await fill(page);
  await send(page).click();
  await expect(send(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await expect(form(page)).toHaveCount(0);
  expect(told).toEqual([]);
  release();
  await expect.poll(() => told).toEqual([`${words.failedServer} ${words.kept}`]);
  await page.goForward();
  await expect(field(form(page), letter)).toHaveValue(message.message);
  watch.messages = watch.messages.filter((line) => !failedRequest.test(line));
});

test("who follows a link while a message is sent is asked first, and sees it arrive by staying", async ({ page }) => {
  const { told, release } = await holdAnswer(page, take);
  await open(page, "/contact");
  await fill(page);
  await send(page).click();
  await page.getByRole("banner").getByRole("link", { name: "Crew" }).click({ noWaitAfter: true });
  await expect.poll(() => told).toEqual([words.leaving]);
  release();
  await expect(done(page)).toBeFocused();
  await page.getByRole("banner").getByRole("link", { name: "Crew" }).click();
  await expect(page).toHaveURL(/\/about$/);
  expect(told).toHaveLength(1);
});
