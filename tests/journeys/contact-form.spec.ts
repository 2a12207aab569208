import type { Locator, Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/accessibility";
import { answer, enquiryEndpoint, failedRequest, receipt, take } from "../support/enquiry-endpoint";
import { expect, open, test } from "../support/test";

const message = { name: "Ada Lovelace", email: "ada@example.com", message: "Which engine?\nBoth?" };

const form = (page: Page) => page.locator("#contact-form");
const send = (page: Page) => form(page).getByRole("button", { name: "Send message" });
const field = (page: Page, label: string) => form(page).getByRole("textbox", { name: label, exact: true });
const summary = (page: Page) => form(page).getByRole("alert").filter({ hasText: "Please look again at:" });
const failure = (page: Page) => form(page).getByRole("alert").filter({ hasText: "Nothing you entered is lost" });
const done = (page: Page) => form(page).getByRole("heading", { name: "Thank you. Your message has arrived." });

async function fill(page: Page) {
  await field(page, "Name").fill(message.name);
  await field(page, "E-mail").fill(message.email);
  await field(page, "Message").fill(message.message);
}

test("a message is sent under its keys and confirmed with its reference", async ({ page }) => {
  const posted = await enquiryEndpoint(page);
  await open(page, "/contact");
  await fill(page);
  await send(page).dblclick();
  await expect(done(page)).toBeFocused();
  await expect(form(page)).toContainText(`Your reference number: ${receipt.reference}`);
  await expect(form(page)).toContainText("write to hello@noonward.example");
  expect(posted).toHaveLength(1);
  expect(posted[0]?.path).toBe("/api/enquiries/contact");
  expect(posted[0]?.entries).toEqual(Object.entries(message));
  expect(posted[0]?.headers["idempotency-key"]).toMatch(/^[0-9a-f]{32}$/);
  expect(posted[0]?.headers["enquiry-elapsed"]).toMatch(/^\d+$/);
});

test("what is missing is said after Send only, listed, focused, and cleared as it is mended", async ({ page }) => {
  const posted = await enquiryEndpoint(page);
  await open(page, "/contact");
  await field(page, "Name").focus();
  await field(page, "Message").focus();
  await expect(form(page).locator("[aria-invalid]")).toHaveCount(0);
  await send(page).click();
  await expect(field(page, "Name")).toBeFocused();
  await expect(summary(page).getByRole("button")).toHaveText(["Name", "E-mail", "Message"]);
  for (const label of ["Name", "E-mail", "Message"]) {
    await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, label)).toHaveAccessibleDescription("Required");
  }
  await summary(page).getByRole("button", { name: "Message" }).click();
  await expect(field(page, "Message")).toBeFocused();
  await fill(page);
  await expect(summary(page)).toHaveCount(0);
  await expect(form(page).getByText("Required", { exact: true })).toHaveCount(0);
  expect(posted).toEqual([]);
  await send(page).click();
  await expect(done(page)).toBeFocused();
});

test("a failure keeps the text, names other ways, and can be sent again as the same message", async ({
  page,
  watch,
}) => {
  const posted = await enquiryEndpoint(page, answer(500, "text/html", "<h1>Down</h1>"), take);
  await open(page, "/contact");
  await fill(page);
  await send(page).click();
  await expect(failure(page)).toContainText("Our server could not take your enquiry.");
  await expect(failure(page).getByRole("link")).toHaveText(["hello@noonward.example", "+1 602 555-0142"]);
  await expect(field(page, "Message")).toHaveValue(message.message);
  await send(page).click();
  await expect(done(page)).toBeFocused();
  expect(posted[1]?.entries).toEqual(posted[0]?.entries);
  expect(posted[1]?.headers["idempotency-key"]).toBe(posted[0]?.headers["idempotency-key"]);
  watch.messages = watch.messages.filter((line) => !failedRequest.test(line));
});

test("it is filled in and sent by keyboard alone", async ({ page }) => {
  const posted = await enquiryEndpoint(page);
  await open(page, "/contact");
  await field(page, "Name").focus();
  for (const text of Object.values(message)) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await expect(send(page)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(done(page)).toBeFocused();
  expect(posted[0]?.values).toEqual(message);
});

test("the field for programs is out of everybody else's reach", async ({ page }) => {
  await open(page, "/contact");
  const trap: Locator = form(page).locator("[name=referral_code]");
  await expect(trap).toHaveAttribute("tabindex", "-1");
  await expect(trap).not.toBeInViewport();
  await expect(form(page).getByRole("textbox")).toHaveCount(3);
});

for (const width of [390, 1440]) {
  test(`it has no accessibility violation in any state at ${width} px`, async ({ page, watch }) => {
    await page.setViewportSize({ width, height: 900 });
    await enquiryEndpoint(page, answer(503, "text/plain", "Please wait."), take);
    await open(page, "/contact");
    await send(page).click();
    await expect(summary(page)).toBeVisible();
    await expectAccessible(page, "with errors");
    await fill(page);
    await send(page).click();
    await expect(failure(page)).toBeVisible();
    await expectAccessible(page, "after a failure");
    await expectNoSidewaysScroll(page, "after a failure");
    await send(page).click();
    await expect(done(page)).toBeFocused();
    await expectAccessible(page, "sent");
    watch.messages = watch.messages.filter((line) => !failedRequest.test(line));
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("it says so, names the e-mail address, and cannot be sent", async ({ page }) => {
    await page.goto("/contact");
    const remark = form(page).locator("noscript p");
    await expect(remark).toBeVisible();
    await expect(remark).toHaveText("This form needs JavaScript. Without it, please write to hello@noonward.example.");
    await expect(send(page)).toBeDisabled();
  });
});
