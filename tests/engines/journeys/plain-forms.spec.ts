import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { stored, storedFiles } from "../../support/stored-enquiries";
import { site } from "../../support/test-site";
import { brief } from "../../support/wizard-steps";
import { startProject } from "../../support/wizards";
import type { Tab } from "../tab";
import { expect, test } from "../test";

test.use({ javaScript: false });
// In one worker, which opens one window without scripts: Firefox is started once more for that.
test.describe.configure({ mode: "default" });

const control = (name: string) => `main form [name=${name}]`;
const send = "main form [type=submit]";

/** Expects that these questions are to be looked at again, and that the list of them has focus. */
async function expectFaults(tab: Tab, labels: readonly (string | undefined)[]): Promise<void> {
  await tab.until(() => document.activeElement?.matches("main form [data-plain=answer]"));
  const links = () =>
    [...document.querySelectorAll("main form [data-plain=list] a")].map(({ textContent }) => textContent);
  expect(await tab.run(links)).toEqual(labels);
  expect(await tab.count("main form [aria-invalid=true]")).toBeGreaterThan(0);
}

/** The number of what was sent, once its page is there as a whole: the form that it no longer has may be read late. */
async function reference(tab: Tab): Promise<string> {
  const isThere = () => document.readyState !== "loading" && new URLSearchParams(location.search).has("sent");
  await tab.until(isThere);
  expect(await tab.count("main form")).toBe(0);
  return tab.text("[data-plain=reference] strong");
}

const valueIn = (css: string) => document.querySelector<HTMLInputElement>(css)?.value;

// The browser says of a page that comes with a status of refusal that it failed to load.
test.beforeEach(({ expected }) => void expected.push(/status of 4(00|22)/));

test("a letter that is sent empty comes back with what is missing, and goes when that is filled in", async ({
  tab,
}) => {
  const [contact] = site.EnquiryForm;
  await tab.goto("/contact");
  await tab.press(send);
  await expectFaults(tab, contact?.data.questions.map(({ label }) => label) ?? []);
  await tab.fill(control("name"), "Ada Lovelace");
  await tab.fill(control("message"), "Which engine?");
  await tab.press(send);
  await expectFaults(tab, [contact?.data.questions[1]?.label]);
  expect(await tab.run(valueIn, control("message"))).toBe("Which engine?");
  await tab.fill(control("email"), "ada@example.com");
  await tab.press(send);
  const answers = { name: "Ada Lovelace", email: "ada@example.com", message: "Which engine?" };
  expect(await stored(await reference(tab))).toMatchObject([{ form: "contact", answers }]);
});

test("a wizard is one page of questions, sent with a file", async ({ tab }, info) => {
  const file = info.outputPath(brief.name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, brief.buffer);
  await tab.goto("/");
  await tab.press(`header a[href="/enquire/${startProject.key}"]`);
  await tab.until((key) => location.pathname === `/enquire/${key}`, startProject.key);
  await tab.fill(control("fullName"), "Ada Lovelace");
  await tab.fill(control("email"), "ada@example.com");
  await tab.press({ css: "main form label", text: startProject.choices[0] ?? "" });
  await tab.fill(control("description"), "A machine that weaves algebra.");
  await tab.driver.chooseFile(control("files"), file);
  await tab.press(send);
  const number = await reference(tab);
  expect(await stored(number)).toMatchObject([{ answers: { services: [startProject.choices[0]] } }]);
  expect(await storedFiles(number)).toEqual([brief.buffer]);
});
