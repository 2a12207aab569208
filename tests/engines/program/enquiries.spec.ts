import { stored } from "../../support/stored-enquiries";
import { site, words } from "../../support/test-site";
import { startProject } from "../../support/wizards";
import { appScripts } from "../network";
import type { Tab } from "../tab";
import { expect, test } from "../test";

/** The control of a question, by its label, in a form or a window. */
const idOf = (scope: string, label: string) =>
  [...document.querySelectorAll<HTMLLabelElement>(`${scope} label`)].find((one) =>
    (one.textContent ?? "").startsWith(label),
  )?.htmlFor;

async function enter(tab: Tab, scope: string, label: string | undefined, text: string): Promise<void> {
  const id = await tab.until(idOf, scope, label ?? "");
  await tab.fill(`[id="${id}"]`, text);
}

/** Waits until a reference number is said. */
async function reference(tab: Tab, scope: string): Promise<string> {
  const found = await tab.until(
    (css) => /[A-Z]+-\w{4}-\w{4}/.exec(document.querySelector(css)?.textContent ?? "")?.[0],
    scope,
  );
  return String(found);
}

const [contact] = site.EnquiryForm;
const labels = contact?.data.questions.map(({ label }) => label) ?? [];
const message = ["Ada Lovelace", "ada@example.com", "Which engine?"];
const answers = { name: "Ada Lovelace", email: "ada@example.com", message: "Which engine?" };

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
  await tab.press({ css: `${scope} label`, text: choices[0] ?? "" });
  await tab.press(next);
  await atStep(4);
  await enter(tab, scope, labels.description, "A machine that weaves algebra.");
  await tab.press(next);
  expect(await stored(await reference(tab, scope))).toHaveLength(1);
});

test("a letter that is written and sent twice while the app is late is one enquiry", async ({ tab, network }) => {
  const form = "#contact-form";
  const release = network.hold({ path: appScripts });
  await tab.goto("/contact", "parsed");
  for (const [index, label] of labels.entries()) await enter(tab, form, label, message[index] ?? "");
  for (let times = 0; times < 2; times++) await tab.press(`${form} [type=submit]`);
  release();
  const number = await reference(tab, form);
  expect(network.asked.filter((line) => line.startsWith("POST "))).toHaveLength(1);
  expect(await stored(number)).toMatchObject([{ answers }]);
  expect(await tab.count("[aria-busy=true]")).toBe(0);
});

test.describe("without scripts", () => {
  test.use({ javaScript: false });

  test("a letter that is sent half written comes back with what is missing, and goes when that is filled in", async ({
    tab,
    expected,
  }) => {
    // The browser says of a page that comes with a status of refusal that it failed to load.
    expected.push(/status of 422/);
    const send = "main form [type=submit]";
    await tab.goto("/contact");
    await tab.fill("main form [name=name]", "Ada Lovelace");
    await tab.fill("main form [name=message]", "Which engine?");
    await tab.press(send);
    await tab.until(() => document.activeElement?.matches("main form [data-plain=answer]"));
    const faults = () =>
      [...document.querySelectorAll("main form [data-plain=answer] a")].map((one) => one.textContent);
    expect(await tab.run(faults)).toEqual([labels[1]]);
    await tab.fill("main form [name=email]", "ada@example.com");
    await tab.press(send);
    await tab.until(() => document.readyState !== "loading" && new URLSearchParams(location.search).has("sent"));
    expect(await stored(await tab.text("[data-reference] strong"))).toMatchObject([{ form: "contact", answers }]);
  });
});
