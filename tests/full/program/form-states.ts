import type { Page } from "@playwright/test";
import { required } from "../../../src/content/required";
import { answer, enquiryEndpoint, failedRequest, take } from "../../support/enquiry-endpoint";
import { expect, open } from "../../support/test";
import { site } from "../../support/test-site";
import { failure, field, summary } from "../../support/wizard-steps";
import type { State } from "./state";

const [contact] = site.EnquiryForm;
const { submit = "", doneTitle = "", questions = [] } = contact?.data ?? {};
const { notifyMe, failed, done } = required(site.MaintenancePage, "pages/maintenance.yaml").data;

const form = (page: Page) => page.locator("#contact-form");
const send = (page: Page) => form(page).getByRole("button", { name: submit }).click();

async function fill(page: Page): Promise<void> {
  for (const { label, kind } of questions) {
    await field(form(page), label).fill(kind === "email" ? "ada@example.com" : "Ada Lovelace");
  }
}

/** Sends the form of a page as a browser does that has no program. */
async function sendPlain(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  await page.route(/\/(app|framework|webpack-runtime)-[^/]+\.js$/, (route) => route.abort());
  await page.goto("/contact");
  for (const [name, text] of Object.entries(answers)) await page.locator(`main form [name="${name}"]`).fill(text);
  await page.evaluate(() => {
    const plain = document.querySelector<HTMLFormElement>("main form");
    if (plain) HTMLFormElement.prototype.submit.call(plain);
  });
}

/** The contact form, by the app and without it, and the form of the maintenance page. */
export const formStates: readonly State[] = [
  {
    name: "the contact form with errors",
    reach: async (page) => {
      await open(page, "/contact");
      await send(page);
      await expect(summary(form(page))).toBeVisible();
    },
  },
  {
    name: "the contact form after a failure",
    says: failedRequest,
    reach: async (page) => {
      await enquiryEndpoint(page, answer(503, "text/plain", "Please wait."));
      await open(page, "/contact");
      await fill(page);
      await send(page);
      await expect(failure(form(page))).toBeVisible();
    },
  },
  {
    name: "the contact form, sent",
    reach: async (page) => {
      await enquiryEndpoint(page, take);
      await open(page, "/contact");
      await fill(page);
      await send(page);
      await expect(form(page).getByRole("heading", { name: doneTitle })).toBeFocused();
    },
  },
  {
    name: "the contact form without a program, with errors",
    says: /Failed to load resource|preloaded using link/,
    reach: async (page) => {
      await sendPlain(page, { name: "Ada" });
      await expect(page.locator("main form [data-plain=answer]")).toBeVisible();
    },
  },
  {
    name: "the contact form without a program, sent",
    says: /Failed to load resource|preloaded using link/,
    reach: async (page) => {
      await sendPlain(page, { name: "Ada", email: "ada@example.com", message: "Sent without a program." });
      await expect(page.getByRole("heading", { name: doneTitle })).toBeVisible();
    },
  },
  {
    name: "the maintenance page after a failure",
    says: /./,
    reach: async (page) => {
      await page.route("**/*", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
      await open(page, "/maintenance");
      await page.getByRole("textbox").fill("ada@example.com");
      await page.getByRole("button", { name: notifyMe }).click();
      await expect(page.getByRole("status").filter({ hasText: failed.split("{")[0] ?? "" })).toBeVisible();
    },
  },
  {
    name: "the maintenance page, left an address",
    reach: async (page) => {
      await page.route("**/*", (route) =>
        route.request().method() === "POST" ? route.fulfill({ status: 204 }) : route.continue(),
      );
      await open(page, "/maintenance");
      await page.getByRole("button", { name: notifyMe }).click();
      await expect(page.getByRole("status").filter({ hasText: done })).toBeVisible();
    },
  },
];
