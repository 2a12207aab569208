import type { Page } from "@playwright/test";
import { answer, enquiryEndpoint, failedRequest } from "../../support/enquiry-endpoint";
import { openFailingPage } from "../../support/failing-page";
import { expect, open } from "../../support/test";
import { consent, shell, site, siteWords, unknownRoute, words } from "../../support/test-site";
import {
  brief,
  expectDone,
  field,
  fileInput,
  fillAll,
  goTo,
  next,
  openByAddress,
  summary,
  typoQuestion,
  wizardDialog,
} from "../../support/wizard-steps";
import { startProject } from "../../support/wizards";
import type { Shows } from "../checks/check";

interface StateOptions {
  /** The sizes of screen that have it; left out: all. */
  shows?: Shows;
  /** True where the visitor has not been asked about optional services yet. */
  asksForConsent?: boolean;
  /** Console messages that belong to it: the browser's own about a request that failed on purpose. */
  says?: RegExp;
}

/** A state of a page that visitors get into: its name, and what opens the page and brings it there. */
type State = readonly [name: string, reach: (page: Page) => Promise<unknown>, options?: StateOptions];

/** A page with little on it, so that a state of its shell or of a window is looked at, and not the page once more. */
const plain = "/policies/imprint";

const submit = (page: Page) =>
  page
    .locator("#contact-form")
    .getByRole("button", { name: site.EnquiryForm[0]?.data.submit ?? "" })
    .click();

const summaryIn = (page: Page, name: string) =>
  page
    .getByRole("banner")
    .locator("summary", { hasText: new RegExp(`^${name}`) })
    .filter({ visible: true })
    .first();

async function sendAll(page: Page, ...answers: Parameters<typeof enquiryEndpoint>[1][]): Promise<void> {
  await enquiryEndpoint(page, ...answers);
  await openByAddress(page, startProject, plain);
  await next(await fillAll(page, startProject)).click();
}

export const states: readonly State[] = [
  // Those that no sitemap names; tests/full/site has the others.
  ...["/enquire/start-project", "/maintenance"].map((route): State => [route, (page) => open(page, route)]),
  [
    "a panel of the header, open",
    async (page) => {
      await open(page, plain);
      await summaryIn(page, "Services").click();
    },
    { shows: "wide" },
  ],
  [
    "the menu of small screens, with a group open",
    async (page) => {
      await open(page, plain);
      await summaryIn(page, shell.navigation.menu).click();
      await summaryIn(page, "Services").click();
    },
    { shows: "narrow" },
  ],
  [
    "questions, documents and drawings, unfolded",
    async (page) => {
      await open(page, "/services/lamps");
      await page.evaluate(() => {
        for (const details of document.querySelectorAll("main details")) details.toggleAttribute("open", true);
      });
    },
  ],
  [
    "the banner that asks for consent, with all that is asked about",
    async (page) => {
      await open(page, plain);
      await page.getByRole("region", { name: consent.label }).getByText(consent.details).click();
    },
    { asksForConsent: true },
  ],
  [
    "the film",
    async (page) => {
      await open(page, "/");
      await page.locator('main a[href^="/videos/"]').first().click();
      await expect(page.getByRole("dialog", { name: siteWords.video.title }).locator("iframe")).toBeVisible();
    },
  ],
  [
    "a tool with an amount that is none",
    async (page) => {
      await open(page, "/products/beacon-planner");
      await page.getByLabel("Oil", { exact: true }).fill("many");
      await expect(page.getByLabel("Oil", { exact: true })).toHaveAttribute("aria-invalid", "true");
    },
  ],
  [
    "a wizard's second step, left unanswered",
    async (page) => {
      await openByAddress(page, startProject, plain);
      await goTo(page, startProject, 2);
      await next(wizardDialog(page, startProject)).click();
      await expect(wizardDialog(page, startProject).locator("[aria-invalid=true]").first()).toBeVisible();
    },
  ],
  [
    "a wizard's second step, with a question about the address",
    async (page) => {
      const dialog = await openByAddress(page, startProject, plain);
      await goTo(page, startProject, 2);
      await field(dialog, startProject.labels.email).fill("ada.lovelace.of.the.analytical.engines@gmial.com");
      await field(dialog, startProject.labels.fullName).focus();
      await expect(typoQuestion(dialog)).toBeVisible();
    },
  ],
  [
    "a wizard's third step, left unanswered",
    async (page) => {
      const dialog = await openByAddress(page, startProject, plain);
      await goTo(page, startProject, 3);
      await next(dialog).click();
      await expect(dialog.getByRole("checkbox").first()).toBeFocused();
    },
  ],
  [
    "a wizard's fourth step, with a file and a refusal",
    async (page) => {
      const dialog = await openByAddress(page, startProject, plain);
      await goTo(page, startProject, 4);
      const refused = { ...brief, name: `${"a-long-name-without-a-space".repeat(4)}.exe` };
      await fileInput(dialog).setInputFiles([brief, refused]);
      await expect(dialog.getByText(/\.exe stays ashore/)).toBeVisible();
    },
  ],
  [
    "a wizard after a failure",
    async (page) => {
      await sendAll(page, answer(422, "text/plain", "Phone: this looks wrong."));
      await expect(wizardDialog(page, startProject).getByText(words.failedRefused)).toBeVisible();
    },
    { says: failedRequest },
  ],
  [
    "a wizard, sent",
    async (page) => {
      await sendAll(page);
      await expectDone(page, startProject);
    },
  ],
  [
    "the contact form with errors",
    async (page) => {
      await open(page, "/contact");
      await submit(page);
      await expect(summary(page.locator("#contact-form"))).toBeVisible();
    },
  ],
  [
    "the contact form without a program, with errors",
    async (page) => {
      await page.route(/\/(app|framework|webpack-runtime)-[^/]+\.js$/, (route) => route.abort());
      await page.goto("/contact");
      await page.locator("main form").evaluate((form: HTMLFormElement) => HTMLFormElement.prototype.submit.call(form));
      await expect(page.locator("main form [data-plain=answer]")).toBeVisible();
    },
    { says: /Failed to load resource|preloaded using link/ },
  ],
  ["an address that is none", (page) => open(page, unknownRoute), { says: /status of 404/ }],
  [
    "a page that failed to render",
    async (page) => {
      await openFailingPage(page);
      await expect(page.getByRole("alert").filter({ hasText: siteWords.fallback.title })).toBeVisible();
    },
    { says: /A page failed to render|Minified React error|Cannot read|null|The above error/ },
  ],
];
