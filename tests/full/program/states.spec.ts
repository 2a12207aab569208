import type { Page } from "@playwright/test";
import { answer, enquiryEndpoint, failedRequest } from "../../support/enquiry-endpoint";
import { expect, open, test, type Watch } from "../../support/test";
import { consent, shell, siteWords, unknownRoute, words } from "../../support/test-site";
import { brief, summary, Wizard } from "../../support/wizard-steps";
import { sizes } from "../checks/check";
import { lookAt } from "../look-at";

test.use({ viewport: sizes.wide });
test.describe.configure({ timeout: 300_000 });

/** A page with little on it, so that a state of its shell or of a window is looked at, and not the page once more. */
const plain = "/policies/imprint";

const openWizard = (page: Page) => new Wizard(page).open(plain);

const summaryIn = (page: Page, name: string) =>
  page
    .getByRole("banner")
    .locator("summary", { hasText: new RegExp(`^${name}`) })
    .filter({ visible: true })
    .first();

async function sendAll(page: Page, ...answers: Parameters<typeof enquiryEndpoint>[1][]): Promise<void> {
  await enquiryEndpoint(page, ...answers);
  const wizard = await openWizard(page);
  await wizard.fillAll();
  await wizard.next.click();
}

/** The browser's own words, and the app's, about what failed on purpose. */
function forgive(watch: Watch, said: RegExp): void {
  watch.messages = watch.messages.filter((message) => !said.test(message));
}

// Those that no sitemap names; tests/full/site has the others.
for (const route of ["/enquire/start-project", "/maintenance"]) {
  test(route, async ({ page }) => {
    await open(page, route);
    await lookAt(page);
  });
}

test("a panel of the header, open", async ({ page }) => {
  await open(page, plain);
  await summaryIn(page, "Services").click();
  await lookAt(page, "wide");
});

test.describe("on a phone", () => {
  test.use({ viewport: sizes.narrow });

  test("the menu of small screens, with a group open", async ({ page }) => {
    await open(page, plain);
    await summaryIn(page, shell.navigation.menu).click();
    await summaryIn(page, "Services").click();
    await lookAt(page, "narrow");
  });
});

test("questions, documents and drawings, unfolded", async ({ page }) => {
  await open(page, "/services/lamps");
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("main details")) details.toggleAttribute("open", true);
  });
  await lookAt(page);
});

test.describe("where the visitor has not been asked yet", () => {
  test.use({ asksForConsent: true });

  test("the banner that asks for consent, with all that is asked about", async ({ page }) => {
    await open(page, plain);
    await page.getByRole("region", { name: consent.label }).getByText(consent.details).click();
    await lookAt(page);
  });
});

test("the film", async ({ page }) => {
  await open(page, "/");
  await page.locator('main a[href^="/videos/"]').first().click();
  await expect(page.getByRole("dialog", { name: siteWords.video.title }).locator("iframe")).toBeVisible();
  await lookAt(page);
});

test("a tool with an amount that is none", async ({ page }) => {
  await open(page, "/products/beacon-planner");
  await page.getByLabel("Oil", { exact: true }).fill("many");
  await expect(page.getByLabel("Oil", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await lookAt(page);
});

test("a wizard's second step, with a question about the address", async ({ page }) => {
  const wizard = await openWizard(page);
  await wizard.goTo(2);
  await wizard.field("fullName").fill("Ada");
  await wizard.field("email").fill("ada.lovelace.of.the.analytical.engines@gmial.com");
  await wizard.next.click();
  await expect(wizard.scope.getByText(words.typo.split("{")[0] ?? "")).toBeVisible();
  await lookAt(page);
});

test("a wizard's third step, left unanswered", async ({ page }) => {
  const wizard = await openWizard(page);
  await wizard.goTo(3);
  await wizard.next.click();
  await expect(wizard.scope.getByRole("checkbox").first()).toBeFocused();
  await lookAt(page);
});

test("a wizard's fourth step, with a file and a refusal", async ({ page }) => {
  const wizard = await openWizard(page);
  await wizard.goTo(4);
  const refused = { ...brief, name: `${"a-long-name-without-a-space".repeat(4)}.exe` };
  await wizard.fileInput.setInputFiles([brief, refused]);
  await expect(wizard.scope.getByText(/\.exe stays ashore/)).toBeVisible();
  await lookAt(page);
});

test("a wizard after a failure", async ({ page, watch }) => {
  await sendAll(page, answer(422, "text/plain", "Phone: this looks wrong."));
  await expect(new Wizard(page).scope.getByText(words.failedRefused)).toBeVisible();
  await lookAt(page);
  forgive(watch, failedRequest);
});

test("a wizard, sent", async ({ page }) => {
  await sendAll(page);
  await new Wizard(page).expectDone();
  await lookAt(page);
});

test("the contact form with errors", async ({ page }) => {
  await open(page, "/contact");
  await page.locator("#contact-form [type=submit]").click();
  await expect(summary(page.locator("#contact-form"))).toBeVisible();
  await lookAt(page);
});

test("the contact form without a program, with errors", async ({ page, watch }) => {
  await page.route(/\/(app|framework|webpack-runtime)-[^/]+\.js$/, (route) => route.abort());
  await page.goto("/contact");
  await page.locator("main form").evaluate((form: HTMLFormElement) => HTMLFormElement.prototype.submit.call(form));
  await expect(page.locator("main form [data-plain=answer]")).toBeVisible();
  await lookAt(page);
  forgive(watch, /Failed to load resource|preloaded using link/);
});

test("an address that is none", async ({ page, watch }) => {
  await open(page, unknownRoute);
  await lookAt(page);
  forgive(watch, /status of 404/);
});

test("a page that failed to render", async ({ page, watch }) => {
  // Its data lacks what it must have.
  await page.route("**/page-data/about/page-data.json", async (route) => {
    const json = await (await route.fetch()).json();
    for (const block of json.result.data.entry.data.sections) if (block.kind === "story") block.paragraphs = null;
    await route.fulfill({ json });
  });
  await open(page, plain);
  await page.getByRole("banner").getByRole("link", { name: "Crew" }).click();
  await expect(page.getByRole("alert").filter({ hasText: siteWords.fallback.title })).toBeVisible();
  await lookAt(page);
  forgive(watch, /A page failed to render|Minified React error|Cannot read|null|The above error/);
});
