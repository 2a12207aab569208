import { words } from "../../support/test-site";
import { startProject } from "../../support/wizards";
import type { Tab } from "../tab";
import { expect, test } from "../test";

const question = "[role=alertdialog]";
const nameField = "[role=dialog] [autocomplete=name]";
const next = { css: "[role=dialog] button", text: words.next };
const stay = { css: `${question} button`, text: words.closeStay };
const discard = { css: `${question} button`, text: words.closeDiscard };

const atStep = (tab: Tab, step: number) =>
  tab.until((title) => document.activeElement?.textContent === title, startProject.headings[step - 1]);
const gone = (tab: Tab, css: string) => tab.until((selector) => document.querySelector(selector) === null, css);

/** Expects to be asked, with the way back first, and goes back. */
async function stays(tab: Tab): Promise<void> {
  await tab.until((text) => document.activeElement?.textContent === text, words.closeStay);
  await tab.press(stay);
  await gone(tab, question);
}

test("Escape and Back ask before a wizard's answers are lost", async ({ tab }) => {
  await tab.goto("/about");
  await tab.press(`header a[href="/enquire/${startProject.key}"]`);
  await atStep(tab, 1);
  await tab.press(next);
  await atStep(tab, 2);
  await tab.fill(nameField, "Ada");
  await tab.driver.key("Escape");
  await stays(tab);

  await tab.back();
  await atStep(tab, 1);
  await tab.back();
  await stays(tab);
  expect(await tab.path()).toBe("/about");
  await tab.press(next);
  await atStep(tab, 2);
  expect(await tab.run((css) => document.querySelector<HTMLInputElement>(css)?.value, nameField)).toBe("Ada");

  await tab.driver.key("Escape");
  await tab.press(discard);
  await gone(tab, "[role=dialog]");
});
