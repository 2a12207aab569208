import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { buildApp } from "../../server/app";
import { readEnquiryConfig } from "../../server/enquiries/config";
import { openEnquiries } from "../../server/enquiries/open-enquiries";
import { required } from "../../src/content/required";
import { elapsedHeader } from "../../src/enquiry/questions/protocol";
import { currentFacts } from "../../src/hosting/release-facts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/accessibility";
import { fullOnly } from "../support/full-only";
import { watchShifts } from "../support/layout-shifts";
import { addressOf, ports } from "../support/ports";
import { type MailServer, startMailServer } from "../support/server/mail-server";
import { stored } from "../support/stored-enquiries";
import { expect, open, test } from "../support/test";
import { testSiteFolder } from "../support/test-content";
import { filled, german, literally, site } from "../support/test-site";
import { startProject, germanProject as wizard } from "../support/wizards";

/** The journeys of the second language, in its own words; what they share with those of the first is tested there. */

const words = german.EnquiryWords.data;
const [contact] = german.EnquiryForm;
const pathOf = (file: string) => german.Page.find((page) => page.file === file)?.path ?? "";
const contactPath = pathOf("pages/contact.yaml");
const { submit = "", doneTitle = "", questions = [] } = contact?.data ?? {};
const { label } = german.InterfaceWords.data.languages;

const nextButton = (scope: Locator) =>
  scope.getByRole("button", { name: new RegExp(`^${literally(words.next)}(:|$)`) });
const asked = (scope: Locator | Page, name = "") =>
  scope.getByRole("textbox", { name: new RegExp(`^${literally(name)}`) });
const dialogOf = (page: Page) => page.getByRole("dialog", { name: new RegExp(`^${literally(wizard.name)} `) });
const selector = (page: Page) => page.getByRole("banner").locator(`details:has(> summary:has-text('${label}'))`);

/** Goes through the wizard's window, from its first step to the description. */
async function toPlan(page: Page, choice: string): Promise<Locator> {
  const dialog = dialogOf(page);
  await nextButton(dialog).click();
  await asked(dialog, wizard.labels.fullName).fill("Ada Lovelace");
  await asked(dialog, wizard.labels.email).fill("ada@example.com");
  await nextButton(dialog).click();
  const chosen = dialog.getByRole("checkbox", { name: choice, exact: true });
  if (!(await chosen.isChecked())) {
    await nextButton(dialog).click();
    await expect(dialog.getByText(wizard.chooseOne)).toBeVisible();
    await chosen.check();
  }
  await nextButton(dialog).click();
  return asked(dialog, wizard.labels.description);
}

/** Goes through the wizard's window, from its first step, and sends it. */
async function sendWizard(page: Page, choice: string): Promise<string> {
  const plan = await toPlan(page, choice);
  await plan.press("End");
  await plan.pressSequentially("Bis Mai, 3 Lampen.");
  await nextButton(dialogOf(page)).click();
  await expect(page.getByRole("heading", { name: wizard.headings[4], exact: true })).toBeFocused();
  const said = (await page.getByRole("dialog").textContent()) ?? "";
  return /NW-\w{4}-\w{4}/.exec(said)?.[0] ?? "";
}

test.describe("with a server that sends mails", () => {
  test.use({ baseURL: addressOf(ports.mailing) });
  const folder = mkdtempSync(join(tmpdir(), "german-"));
  let mail: MailServer;
  let app: Awaited<ReturnType<typeof buildApp>>;

  test.beforeAll(async () => {
    mail = await startMailServer();
    const config = readEnquiryConfig({
      ENQUIRY_DATABASE_URL: `file:${join(folder, "enquiries.db")}`,
      SMTP_URL: mail.url,
      ENQUIRY_TO: "owner@example.org",
      ENQUIRY_ACKNOWLEDGE: "yes",
    });
    const built = resolve(testSiteFolder, "public");
    const facts = currentFacts(built);
    app = await buildApp({ folders: () => [built], enquiries: openEnquiries(config, () => [facts.enquiries]) });
    await app.listen({ port: ports.mailing, host: "127.0.0.1" });
  });
  test.afterAll(async () => {
    await app.close();
    await mail.stop();
    rmSync(folder, { recursive: true });
  });

  test("a wizard that an address opens is sent, and both mails are in the language of who reads them", async ({
    page,
  }) => {
    // A person takes longer than a program, which is not written to.
    await page.route("**/api/enquiries/**", (route) =>
      route.continue({ headers: { ...route.request().headers(), [elapsedHeader]: "60000" } }),
    );
    await open(page, `/de#${wizard.key}`);
    await expect(dialogOf(page)).toBeVisible();
    const choice = wizard.choices[0] ?? "";
    const reference = await sendWizard(page, choice);
    await expect.poll(() => mail.mails.length).toBe(2);
    const mailTo = (address: string) => {
      const source = mail.mails.find(({ to }) => to.includes(address))?.source ?? "";
      const [head = "", ...body] = source.split("\r\n\r\n");
      const text = body.join("\n").replace(/=\r\n/g, "");
      const bytes = text.replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
      return {
        head,
        text: /base64/.test(head) ? Buffer.from(text, "base64").toString() : Buffer.from(bytes, "latin1").toString(),
      };
    };
    const owner = mailTo("owner@example.org");
    expect(owner.head).toContain(`Subject: ${startProject.name}: ${reference}`);
    expect(owner.text).toContain("Written in: Deutsch");
    expect(owner.text).toContain(`${startProject.labels.services}: ${choice}`);
    expect(owner.text).toContain("Bis Mai, 3 Lampen.");
    const enquirer = mailTo("ada@example.com");
    expect(enquirer.text).toContain(wizard.headings[4] ?? "");
    expect(enquirer.text).toContain(`${words.reference}: ${reference}`);
  });
});

test("an offer of a page is chosen in the wizard and known to the server, by its name in the language", {
  tag: "@full",
}, async ({ page }) => {
  const lamps = german.Service.find(({ key }) => key === "lamps");
  const promotion = lamps?.data.sections.find((block) => block.kind === "promotion");
  if (promotion?.kind !== "promotion" || !promotion.subject) throw new Error("The German lamps offer nothing.");
  await open(page, lamps?.path ?? "");
  await page.locator("main").getByRole("link", { name: promotion.demo.text, exact: true }).click();
  const reference = await sendWizard(page, promotion.subject);
  expect(await stored(reference)).toMatchObject([
    { language: "de", answers: { services: expect.arrayContaining([promotion.subject]) } },
  ]);
});

test("the contact form is refused in German, mended and sent", async ({ page }) => {
  await open(page, contactPath);
  const form = page.locator("#contact-form");
  const [name, email, letter] = questions;
  await asked(form, name?.label).fill("Ada Lovelace");
  await form.getByRole("button", { name: submit }).click();
  await expect(form.getByText(letter?.requiredMessage ?? "")).toBeVisible();
  await asked(form, email?.label).fill("ada@example.com");
  await asked(form, letter?.label).fill("Welches Öl?");
  await form.getByRole("button", { name: submit }).click();
  await expect(form.getByRole("heading", { name: doneTitle })).toBeFocused();
  const reference = /NW-\w{4}-\w{4}/.exec((await form.textContent()) ?? "")?.[0] ?? "";
  expect(await stored(reference)).toMatchObject([{ form: "contact", language: "de" }]);
});

test.describe("on the narrowest phone", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("a question or a choice that is one long word stays in its column, wrong or not", async ({ page }) => {
    const word = "Nachhaltigkeitsberichterstattungspflichten";
    await page.route("**/wizards/de/start-project.json", async (route) => {
      const text = await (await route.fetch()).text();
      const long = [wizard.labels.fullName, wizard.labels.services, wizard.labels.files, wizard.choices[0]];
      await route.fulfill({
        contentType: "application/json",
        body: long.reduce<string>((json, name) => json.replaceAll(`"${name}"`, `"${word}"`), text),
      });
    });
    await open(page, `/de#${wizard.key}`);
    const dialog = dialogOf(page);
    await nextButton(dialog).click();
    await nextButton(dialog).click();
    await expect(asked(dialog, word)).toBeFocused();
    await expectNoSidewaysScroll(page, "step 2 with an error");
    await asked(dialog, word).fill("Ada");
    await asked(dialog, wizard.labels.email).fill("ada@example.com");
    await nextButton(dialog).click();
    await nextButton(dialog).click();
    await expect(dialog.getByRole("checkbox").first()).toBeFocused();
    await expectNoSidewaysScroll(page, "step 3 with an error");
    await dialog.getByRole("checkbox").first().check();
    await nextButton(dialog).click();
    await expect(dialog.getByRole("group", { name: word })).toBeVisible();
    await expectNoSidewaysScroll(page, "step 4");
  });
});

test("links, Back and forth and a reload stay in the language", async ({ page }) => {
  await open(page, "/de");
  // Long words are parted where columns are narrow.
  await expect(page.locator("main li").first()).toHaveCSS("hyphens", "auto");
  const about = german.Page.find(({ file }) => file === "pages/about.yaml");
  const expectAbout = async () => {
    await expect(page).toHaveURL(new RegExp(`${about?.path}$`));
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.locator("h1")).toHaveText(about?.data.title ?? "");
  };
  await page.getByRole("banner").locator(`a[href='${about?.path}']`).first().click();
  await expectAbout();
  await page.goBack();
  await expect(page.locator("h1")).toHaveText(german.HomePage.data.hero.title);
  await page.goForward();
  await expectAbout();
  await page.reload();
  await expectAbout();
});

test("a page that leads nowhere and the maintenance screen speak the language", async ({ page, watch }) => {
  const answer = await open(page, "/de/nichts/hier");
  expect(answer?.status()).toBe(404);
  await expect(page.locator("h1")).toHaveText(german.NotFoundPage.data.title);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await open(page, "/de/maintenance");
  const { title, notifyMe, done } = required(german.MaintenancePage, "pages/maintenance.yaml").data;
  await expect(page.locator("h1")).toHaveText(title);
  const posted = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("button", { name: notifyMe }).click();
  expect(new URL((await posted).url()).search).toBe("?language=de");
  await expect(page.getByRole("status").filter({ hasText: done })).toBeVisible();
  watch.messages = watch.messages.filter((message) => !message.includes("404"));
});

test("figures of a product go into the wizard as Germans write them, and Back and forth lose nothing", {
  tag: "@full",
}, async ({ page }) => {
  const planner = german.Product.find(({ key }) => key === "beacon-planner");
  const { bills = [], handOver } = planner?.data.footprintCalculator ?? {};
  await open(page, planner?.path ?? "");
  const [oil] = bills;
  const amount = page.getByLabel(oil?.title ?? "", { exact: true });
  await amount.focus();
  await expect(page.locator("[data-waiting]").filter({ has: amount })).toHaveCount(0);
  await amount.fill("40.000");
  await amount.blur();
  await expect(amount).toHaveValue("40.000");
  const { footprint, units } = german.InterfaceWords.data;
  const unit = units[oil?.unit ?? "litre"].symbol;
  await expect(page.locator("main").getByText(filled(footprint.readAs, { amount: "40000", unit }))).toBeVisible();
  await page
    .locator("main")
    .getByRole("link", { name: handOver?.text ?? "" })
    .click();
  const plan = await toPlan(page, wizard.choices[0] ?? "");
  await expect(plan).toHaveValue(new RegExp(`^${literally(handOver?.opening ?? "")}\\n\\nÖl: 40\\.000 .*100,0`));
  await plan.fill("Eigene Worte.");
  const dialog = dialogOf(page);
  await page.goBack();
  await expect(dialog.getByRole("checkbox", { name: wizard.choices[0] ?? "", exact: true })).toBeChecked();
  await nextButton(dialog).click();
  await expect(plan).toHaveValue("Eigene Worte.");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(nextButton(dialog)).toBeVisible();
});

for (const width of [390, 1440]) {
  test.describe(`to a browser that asks for German, at ${width} px`, fullOnly(width > 1000), () => {
    test.use({ locale: "de-AT", viewport: { width, height: 844 } });
    const offer = site.Languages.data.languages.find(({ code }) => code === "de")?.offer;
    const line = (page: Page) => page.getByRole("link", { name: offer?.text, exact: true });

    test("a line offers the page in German, until it is put away or followed", async ({ page }) => {
      // A font that arrives after the first paint moves words a little: these are in the browser's cache.
      await page.goto("/services");
      const moved = await watchShifts(page);
      await open(page, "/about");
      await expect(page).toHaveURL(/\/about$/);
      await expect(line(page)).toBeVisible();
      await expectNoSidewaysScroll(page, "with the offer");
      await expectAccessible(page, "with the offer");
      expect(await moved()).toBe(0);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
      await page.getByRole("button", { name: offer?.dismiss }).click();
      await expect(line(page)).toBeHidden();
      await open(page, "/services");
      await expect(line(page)).toBeHidden();
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await line(page).click();
      await expect(page.locator("html")).toHaveAttribute("lang", "de");
      await open(page, "/about");
      await expect(line(page)).toBeHidden();
    });
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a form is refused and confirmed in German, and the selector leads on", async ({ page, watch }) => {
    await page.goto(contactPath);
    const form = page.locator("main form");
    const [, email, letter] = questions;
    await form.locator("[name=name]").fill("Ada <Lovelace>");
    await form.getByRole("button", { name: submit, exact: true }).click();
    await expect(form.locator("[data-plain=answer]")).toBeFocused();
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(form).toContainText(letter?.requiredMessage ?? "");
    await expect(form.getByRole("link", { name: email?.label, exact: true })).toBeVisible();
    await expect(form.locator("[name=name]")).toHaveValue("Ada <Lovelace>");
    await form.locator("[name=email]").fill("ada@example.com");
    await form.locator("[name=message]").fill("Ohne Skript.");
    await form.getByRole("button", { name: submit, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${contactPath}\\?sent=NW-`));
    await expect(page.getByRole("heading", { name: doneTitle })).toBeVisible();
    const reference = (await page.locator("[data-plain=reference] strong").textContent()) ?? "";
    expect(await stored(reference)).toMatchObject([{ language: "de", answers: { message: "Ohne Skript." } }]);
    await page.goto(pathOf("pages/about.yaml"));
    await selector(page).locator("summary").click();
    await selector(page).getByRole("link", { name: "English", exact: true }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    watch.messages = watch.messages.filter((message) => !/Failed to load resource|preloaded using link/.test(message));
  });

  test("the page of a wizard is refused and confirmed in German", { tag: "@full" }, async ({ page, watch }) => {
    await page.goto(`/de/enquire/${wizard.key}`);
    await page.getByRole("button", { name: words.send, exact: true }).click();
    await expect(page.getByText(wizard.chooseOne)).toBeVisible();
    const form = page.locator("main form");
    await form.locator("[name=fullName]").fill("Ada Lovelace");
    await form.locator("[name=email]").fill("ada@example.com");
    await form.locator("[name=services]").first().check();
    await form.locator("[name=description]").fill("Drei Lampen.");
    await form.getByRole("button", { name: words.send, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/de/enquire/${wizard.key}\\?sent=NW-`));
    await expect(page.getByRole("heading", { name: wizard.headings[4], exact: true })).toBeVisible();
    const planned = (await page.locator("[data-plain=reference] strong").textContent()) ?? "";
    expect(await stored(planned)).toMatchObject([
      { form: wizard.key, language: "de", answers: { services: [wizard.choices[0]], description: "Drei Lampen." } },
    ]);
    watch.messages = watch.messages.filter((message) => !/Failed to load resource|preloaded using link/.test(message));
  });
});
