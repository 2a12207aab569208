import type { Page } from "@playwright/test";
import { answer, enquiryEndpoint, failedRequest } from "../../support/enquiry-endpoint";
import { openFailingPage } from "../../support/failing-page";
import { expect, open, test } from "../../support/test";
import { consent, shell, site, siteWords, unknownRoute, words } from "../../support/test-site";
import { brief, summary, Wizard } from "../../support/wizard-steps";
import { type Shows, sizes } from "../checks/check";
import { lookAt } from "../look-at";

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
  const wizard = await new Wizard(page).open(plain);
  await wizard.fillAll();
  await wizard.next.click();
}

const states: readonly State[] = [
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
      const wizard = await new Wizard(page).open(plain);
      await wizard.goTo(2);
      await wizard.next.click();
      await expect(wizard.scope.locator("[aria-invalid=true]").first()).toBeVisible();
    },
  ],
  [
    "a wizard's second step, with a question about the address",
    async (page) => {
      const wizard = await new Wizard(page).open(plain);
      await wizard.goTo(2);
      await wizard.field("fullName").fill("Ada");
      await wizard.field("email").fill("ada.lovelace.of.the.analytical.engines@gmial.com");
      await wizard.next.click();
      await expect(wizard.typoQuestion).toBeVisible();
    },
  ],
  [
    "a wizard's third step, left unanswered",
    async (page) => {
      const wizard = await new Wizard(page).open(plain);
      await wizard.goTo(3);
      await wizard.next.click();
      await expect(wizard.scope.getByRole("checkbox").first()).toBeFocused();
    },
  ],
  [
    "a wizard's fourth step, with a file and a refusal",
    async (page) => {
      const wizard = await new Wizard(page).open(plain);
      await wizard.goTo(4);
      const refused = { ...brief, name: `${"a-long-name-without-a-space".repeat(4)}.exe` };
      await wizard.fileInput.setInputFiles([brief, refused]);
      await expect(wizard.scope.getByText(/\.exe stays ashore/)).toBeVisible();
    },
  ],
  [
    "a wizard after a failure",
    async (page) => {
      await sendAll(page, answer(422, "text/plain", "Phone: this looks wrong."));
      await expect(new Wizard(page).scope.getByText(words.failedRefused)).toBeVisible();
    },
    { says: failedRequest },
  ],
  [
    "a wizard, sent",
    async (page) => {
      await sendAll(page);
      await new Wizard(page).expectDone();
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

for (const [name, reach, { shows, asksForConsent = false, says } = {}] of states) {
  test.describe(name, () => {
    test.use({ asksForConsent, viewport: shows === "narrow" ? sizes.narrow : sizes.wide });

    test("everything holds that holds in every state", async ({ page, watch }) => {
      test.setTimeout(300_000);
      await reach(page);
      await lookAt(page, shows);
      if (says) watch.messages = watch.messages.filter((message) => !says.test(message));
    });
  });
}
