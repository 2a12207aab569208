import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { required } from "../../src/content/entry";
import { bringProbe } from "../full/checks/probe";
import { textFaults } from "../full/checks/texts";
import { stored } from "../support/stored-enquiries";
import { expect, hydrated, open, test } from "../support/test";
import { german, onDisk, site } from "../support/test-site";
import { Wizard } from "../support/wizard-steps";
import { germanProject } from "../support/wizards";

/** The journeys of the second language, in its own words; what they share with those of the first is tested there. */

const about = german.Page.find(({ file }) => file === "pages/about.yaml");
const aboutPath = about?.path ?? "";

const selectorIn = (page: Page, landmark: "banner" | "contentinfo") =>
  page.getByRole(landmark).locator("details", { has: page.locator("[data-chosen]") });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem("language"));

// Its mails: server/enquiries/languages.test.ts.
test("a wizard that an address opens is refused, mended and sent", async ({ page }) => {
  const wizard = await new Wizard(page, germanProject).open("/de");
  await wizard.goTo(3);
  await wizard.next.click();
  await expect(wizard.scope.getByText(germanProject.chooseOne)).toBeVisible();
  await wizard.tile(0).check();
  await wizard.next.click();
  await wizard.field("description").fill("Bis Mai, 3 Lampen.");
  await wizard.next.click();
  await wizard.expectDone();
  const reference = /NW-\w{4}-\w{4}/.exec((await page.getByRole("dialog").textContent()) ?? "")?.[0] ?? "";
  const answers = { services: germanProject.choices.slice(0, 1), description: "Bis Mai, 3 Lampen." };
  expect(await stored(reference)).toMatchObject([{ form: germanProject.key, language: "de", answers }]);
});

test("on the narrowest phone a question or a choice that is one long word stays in its column, wrong or not", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const word = "Nachhaltigkeitsberichterstattungspflichten";
  const { labels, choices } = germanProject;
  await page.route("**/wizards/de/start-project.json", async (route) => {
    const text = await (await route.fetch()).text();
    const long = [labels.fullName, labels.services, labels.files, choices[0]];
    const body = long.reduce<string>((json, name) => json.replaceAll(`"${name}"`, `"${word}"`), text);
    await route.fulfill({ contentType: "application/json", body });
  });
  const wizard = new Wizard(page, { ...germanProject, labels: { ...labels, fullName: word }, choices: [word] });
  await wizard.open("/de");
  await bringProbe(page);
  for (let press = 0; press < 2; press++) await wizard.next.click();
  await expect(wizard.field("fullName")).toBeFocused();
  expect.soft(await textFaults(page), "step 2 with an error").toEqual([]);
  await wizard.fillPerson();
  for (let press = 0; press < 2; press++) await wizard.next.click();
  await expect(wizard.tile(0)).toBeFocused();
  expect.soft(await textFaults(page), "step 3 with an error").toEqual([]);
  await wizard.tile(0).check();
  await wizard.next.click();
  await expect(wizard.scope.getByRole("group", { name: word })).toBeVisible();
  expect.soft(await textFaults(page), "step 4").toEqual([]);
});

test("the header leads to the same page in the other language, keeps the choice, and Back and a reload keep it too", async ({
  page,
}) => {
  await open(page, "/about");
  const selector = selectorIn(page, "banner");
  await selector.locator("summary").click();
  await expect(selector.getByRole("link")).toHaveCount(site.Languages.data.languages.length);
  await expect(selector.getByRole("link", { name: "English", exact: true })).toHaveAttribute("aria-current", "true");
  await selector.getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL(aboutPath);
  const expectGerman = async () => {
    await expect(page.locator("h1")).toHaveText(about?.data.title ?? "");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
  };
  await expectGerman();
  expect(await kept(page)).toBe("de");
  await page.reload();
  await expectGerman();
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.goForward();
  await expectGerman();
});

test("a language that shows another's content leads to that, says so, and stays chosen", async ({ page }) => {
  await open(page, "/about");
  const selector = selectorIn(page, "banner");
  await selector.locator("summary").click();
  const welsh = selector.getByRole("link", { name: "Cymraeg" });
  await expect(welsh).toContainText("words still English");
  await expect(welsh).toHaveAttribute("href", "/about");
  await welsh.click();
  await expect.poll(() => kept(page)).toBe("cy");
  await hydrated(page);
  await expect(selector.locator("[data-chosen]")).toHaveText("CY");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const inFooter = selectorIn(page, "contentinfo");
  await inFooter.locator("summary").click();
  await expect(inFooter.getByRole("link"), "only languages with content of their own").toHaveText([
    /English/,
    /Deutsch/,
  ]);
});

test("an address that is none, which leads home, and the maintenance screen speak the language", async ({
  page,
  watch,
}) => {
  const answer = await open(page, "/de/nichts/hier");
  expect(answer?.status()).toBe(404);
  const { title: nowhere, description, home } = german.NotFoundPage.data;
  await expect(page.locator("h1")).toHaveText(nowhere);
  await expect(page.locator("main")).toContainText(description);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.getByRole("main").getByRole("link", { name: home.text }).click();
  await expect(page).toHaveURL(/\/de$/);
  await open(page, "/de/maintenance");
  const { title, notifyMe, done } = required(german.MaintenancePage, "pages/maintenance.yaml").data;
  await expect(page.locator("h1")).toHaveText(title);
  const posted = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("button", { name: notifyMe }).click();
  expect(new URL((await posted).url()).search).toBe("?language=de");
  await expect(page.getByRole("heading", { name: done })).toBeFocused();
  watch.messages = watch.messages.filter((message) => !message.includes("404"));
});

const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values((value ?? {}) as object).flatMap(textsIn);

test("no word of English stands on a German page, neither of the first language's content nor of the program", () => {
  const isGerman = new Set(textsIn(german));
  const { InterfaceWords, SiteWords, EnquiryWords } = site;
  const english = textsIn([InterfaceWords.data, SiteWords.data, EnquiryWords.data]).filter(
    (text) => !isGerman.has(text),
  );
  expect(english.length).toBeGreaterThan(200);
  const pages = readdirSync(onDisk("de"), { recursive: true, encoding: "utf8" }).filter((name) => /\.html$/.test(name));
  expect(pages.length).toBeGreaterThan(20);
  for (const page of pages) {
    const html = readFileSync(onDisk(`de/${page}`), "utf8").replace(/<(script|style|code|pre)\b[\s\S]*?<\/\1>/g, "");
    const said = [...html.matchAll(/>([^<]+)<|\b(?:alt|aria-label|placeholder|title)="([^"]+)"/g)].map(
      ([, text, name]) => text ?? name ?? "",
    );
    expect(said.filter((text) => english.includes(text) || /\b(?:the|and|of|your|with|is|for)\b/i.test(text))).toEqual(
      [],
    );
  }
});
