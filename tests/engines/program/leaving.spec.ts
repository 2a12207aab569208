import { words } from "../../support/test-site";
import { atStep, next, opener } from "../forms";
import type { Tab } from "../tab";
import { expect, test } from "../test";

const question = "[role=alertdialog]";
const nameField = "[role=dialog] [name=fullName]";
/** The key in WebDriver's own part of Unicode. */
const escapeKey = "\uE00C";

/** Expects to be asked, with the way back first, and goes back. */
async function stays(tab: Tab): Promise<void> {
  await tab.focused(words.closeStay);
  await tab.press({ css: `${question} button`, text: words.closeStay });
  await tab.gone(question);
}

test("Escape and Back ask before a wizard's answers are lost, and the opener gets the focus back", async ({ tab }) => {
  // Answered before the page is left.
  const back = () => tab.run(() => void setTimeout(() => history.back()));
  await tab.goto("/about");
  await tab.press(opener);
  await atStep(tab, 1);
  await tab.press(next);
  await atStep(tab, 2);
  await tab.fill(nameField, "Ada");
  await tab.driver.type(escapeKey);
  await stays(tab);

  await back();
  await atStep(tab, 1);
  await back();
  await stays(tab);
  expect(await tab.run(() => location.pathname)).toBe("/about");
  await tab.press(next);
  await atStep(tab, 2);
  expect(await tab.run((css) => document.querySelector<HTMLInputElement>(css)?.value, nameField)).toBe("Ada");

  await tab.driver.type(escapeKey);
  await tab.press({ css: `${question} button`, text: words.closeDiscard });
  await tab.gone("[role=dialog]");
  await tab.until((css) => document.activeElement?.matches(css), opener);
});
