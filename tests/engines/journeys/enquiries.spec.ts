import { stored } from "../../support/stored-enquiries";
import { site, words } from "../../support/test-site";
import { startProject } from "../../support/wizards";
import { appScripts } from "../network";
import type { Tab } from "../tab";
import { expect, test } from "../test";

const isSaid = (text: string) =>
  [...document.querySelectorAll("[role=alert]")].some(({ textContent }) => textContent?.includes(text));

const posts = (asked: readonly string[]) => asked.filter((line) => line.startsWith("POST "));

/** The control of a question, by its label, in a form or a window. */
const idOf = (scope: string, label: string) => {
  const found = [...document.querySelectorAll<HTMLLabelElement>(`${scope} label`)].find((one) =>
    (one.textContent ?? "").startsWith(label),
  );
  return found?.htmlFor;
};

async function enter(tab: Tab, scope: string, label: string | undefined, text: string): Promise<void> {
  const id = await tab.until(idOf, scope, label ?? "");
  await tab.fill(`[id="${id}"]`, text);
}

/** Waits until a reference number is said. */
async function reference(tab: Tab, scope: string): Promise<string> {
  await tab.until((css) => /[A-Z]+-\w{4}-\w{4}/.test(document.querySelector(css)?.textContent ?? ""), scope);
  return /[A-Z]+-\w{4}-\w{4}/.exec(await tab.text(scope))?.[0] ?? "";
}

const [contact] = site.EnquiryForm;
const { questions = [] } = contact?.data ?? {};
const message = ["Ada Lovelace", "ada@example.com", "Which engine?"];
const form = "#contact-form";
const send = `${form} [type=submit]`;

/** Fills in the contact form; gives what stands in it afterwards. */
async function write(tab: Tab): Promise<void> {
  for (const [index, { label }] of questions.entries()) await enter(tab, form, label, message[index] ?? "");
}

const written = (css: string) =>
  [...document.querySelectorAll<HTMLInputElement>(`${css} :is(input[type=text], input[type=email], textarea)`)]
    .filter(({ tabIndex }) => tabIndex >= 0)
    .map(({ value }) => value);

test("a wizard goes from the first press to a reference, and the enquiry is kept", async ({ tab }) => {
  const scope = "[role=dialog]";
  const { labels, choices } = startProject;
  const next = { css: `${scope} button`, text: words.next };
  const atStep = (step: number) =>
    tab.until((title) => document.activeElement?.textContent === title, startProject.headings[step - 1]);
  await tab.goto("/");
  await tab.press(`header a[href="/enquire/${startProject.key}"]`);
  await atStep(1);
  await tab.press(next);
  await atStep(2);
  await enter(tab, scope, labels.fullName, "Ada Lovelace");
  await enter(tab, scope, labels.email, "ada@example.com");
  await tab.press(next);
  await atStep(3);
  await tab.press(next);
  await tab.until(
    (text) => document.querySelector("[role=dialog]")?.textContent?.includes(text),
    startProject.chooseOne,
  );
  await tab.press({ css: `${scope} label`, text: choices[0] ?? "" });
  await tab.press(next);
  await atStep(4);
  await enter(tab, scope, labels.description, "A machine that weaves algebra.");
  await tab.press(next);
  const number = await reference(tab, scope);
  expect(await stored(number)).toHaveLength(1);
});

test("a letter that is written and sent twice while the app is late is one enquiry", async ({ tab, network }) => {
  const release = network.hold({ path: appScripts });
  await tab.goto("/contact", "parsed");
  await write(tab);
  expect(await tab.count("html:not([data-plain-page])")).toBe(1);
  await tab.press(send);
  await tab.press(send);
  release();
  const number = await reference(tab, form);
  expect(posts(network.asked)).toHaveLength(1);
  expect(await stored(number)).toHaveLength(1);
  expect(await tab.count("[aria-busy=true]")).toBe(0);
});

test("a letter stays as it was written when the app comes, and after what is missing was said", async ({
  tab,
  network,
}) => {
  const release = network.hold({ path: appScripts });
  await tab.goto("/contact", "parsed");
  const [name] = questions;
  await enter(tab, form, name?.label, "Ada Lovelace");
  release();
  await tab.until(() => performance.getEntriesByName("hydrated").length > 0);
  await tab.press(send);
  await tab.until(() => document.activeElement?.getAttribute("aria-invalid") === "true");
  expect((await tab.run(written, form))[0]).toBe("Ada Lovelace");
});

test("a letter is sent by the browser itself where the app cannot be loaded", async ({ tab, network, expected }) => {
  expected.push(/./);
  const release = network.hold({ path: appScripts, status: 503 });
  await tab.goto("/contact", "parsed");
  await write(tab);
  await tab.press(send);
  release();
  await tab.until(isSaid, site.InterfaceWords.data.program.failed);
  expect(await tab.run(written, form)).toEqual(message);
  await tab.press(send);
  const number = await reference(tab, "main");
  expect(await stored(number)).toHaveLength(1);
});

test("a wizard that is opened by an address closes by Back", async ({ tab }) => {
  await tab.goto("/about");
  await tab.goto(`/contact#${startProject.key}`);
  await tab.until(() => document.activeElement?.closest("[role=dialog]"));
  await tab.back();
  await tab.until(() => document.querySelector("[role=dialog]") === null);
});
