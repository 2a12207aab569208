import { stored } from "../../support/stored-enquiries";
import { words } from "../../support/test-site";
import { hireDeveloper } from "../../support/wizards";
import type { Tab } from "../tab";
import { expect, test } from "../test";

const letter = "#contact-form textarea";
const textIn = (css: string) => document.querySelector<HTMLTextAreaElement>(css)?.value;
const headingHasFocus = () =>
  document.activeElement?.closest("[role=dialog]") && document.activeElement.matches("h2, h3");
const stepIs = (title: string) => document.activeElement?.textContent === title;

async function openWizard(tab: Tab, key: string): Promise<void> {
  await tab.press(`header a[href="/enquire/${key}"]`);
  await tab.until(headingHasFocus);
}

test("after a reload a form works", async ({ tab }) => {
  await tab.goto("/contact");
  await tab.hydrate();
  await tab.driver.reload();
  await tab.hydrate();
  await tab.fill(letter, "Which engine?");
  expect(await tab.run(textIn, letter)).toBe("Which engine?");
  await tab.press("#contact-form [type=submit]");
  await tab.until(() => document.activeElement?.getAttribute("aria-invalid") === "true");
  expect(await tab.run(textIn, letter)).toBe("Which engine?");
});

/** Leaves the page for another document and comes back; tells whether this is the very page, kept by the browser. */
async function leaveAndReturn(tab: Tab): Promise<boolean> {
  const path = await tab.path();
  await tab.run(() => void addEventListener("pageshow", () => Object.assign(window, { isKept: true })));
  await tab.goto("/policies/imprint");
  await tab.back();
  await tab.until((wanted) => location.pathname === wanted && document.readyState === "complete", path);
  return tab.run(() => "isKept" in window);
}

test("half a letter and half an enquiry are there again after Back", async ({ tab, engineName }) => {
  await tab.goto("/contact");
  await tab.hydrate();
  await tab.fill(letter, "Half a letter");
  const isKept = await leaveAndReturn(tab);
  expect(await tab.until(textIn, letter)).toBe("Half a letter");
  // Chromium's smallest program keeps no page that is left; a whole one: full/program/restored.spec.ts.
  expect(isKept).toBe(engineName !== "chromium");
  await tab.hydrate();
  await tab.press("#contact-form [type=submit]");
  await tab.until(() => document.activeElement?.getAttribute("aria-invalid") === "true");
  expect(await tab.run(textIn, letter)).toBe("Half a letter");
  if (!isKept) return;
  const name = "[role=dialog] input[autocomplete=name]";
  // A browser may let go of a page of which a file was still on its way.
  for (let tries = 0, isThere = false; tries < 3 && !isThere; tries++) {
    await tab.goto("/");
    await openWizard(tab, hireDeveloper.key);
    await tab.press({ css: "[role=dialog] button", text: words.next });
    await tab.until(stepIs, hireDeveloper.headings[1] ?? "");
    await tab.fill(name, "Ada Love");
    isThere = await leaveAndReturn(tab);
  }
  expect(await tab.run(textIn, name)).toBe("Ada Love");
  await tab.fill("[role=dialog] input[type=email]", "ada@example.com");
  await tab.press({ css: "[role=dialog] button", text: words.next });
  await tab.until(stepIs, hireDeveloper.headings[2] ?? "");
});

/** Facts that a browser knows of its visitor, by the words of the HTML standard. */
const card = { name: "Ada Lovelace", email: "ada@example.com", tel: "+1 602 555 0100", organization: "Engines" };

/** Runs in the page: fills in fields as browsers do, all in one go, without a key and without focus. */
const fillIn = (scope: string, values: Readonly<Record<string, string>>) => {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  return Object.entries(values).flatMap(([kind, value]) => {
    const input = document.querySelector(`${scope} input[autocomplete=${kind}]`);
    if (!input) return [];
    setter?.call(input, value);
    for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }));
    return [kind];
  });
};

test("what a browser fills in by itself is taken: in a wizard, and in a form before its app has come", async ({
  tab,
}) => {
  await tab.goto("/contact");
  expect(await tab.run(fillIn, "#contact-form", card)).toEqual(["name", "email"]);
  await tab.fill(letter, "Which engine?");
  await tab.press("#contact-form [type=submit]");
  const said = await tab.until(
    () => /[A-Z]+-\w{4}-\w{4}/.exec(document.querySelector("#contact-form")?.textContent ?? "")?.[0],
  );
  const answers = { name: card.name, email: card.email, message: "Which engine?" };
  expect(await stored(String(said))).toMatchObject([{ answers }]);
  await openWizard(tab, hireDeveloper.key);
  await tab.press({ css: "[role=dialog] button", text: words.next });
  await tab.until(stepIs, hireDeveloper.headings[1] ?? "");
  expect(await tab.run(fillIn, "[role=dialog]", card)).toEqual(Object.keys(card));
  await tab.press({ css: "[role=dialog] button", text: words.next });
  await tab.until(stepIs, hireDeveloper.headings[2] ?? "");
});
