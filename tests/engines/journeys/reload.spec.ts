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

test("the other wizard opens, goes on and closes", async ({ tab }) => {
  await tab.goto("/");
  await openWizard(tab, hireDeveloper.key);
  await tab.press({ css: "[role=dialog] button", text: words.next });
  await tab.until(stepIs, hireDeveloper.headings[1] ?? "");
  await tab.keys("Escape");
  await tab.until(() => document.querySelector("[role=dialog]") === null);
});
