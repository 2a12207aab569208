import { words } from "../../support/test-site";
import { startProject } from "../../support/wizards";
import { sleep, type Tab } from "../tab";
import { expect, test } from "../test";

const question = "[role=alertdialog]";
const nameField = "[role=dialog] [autocomplete=name]";
const next = { css: "[role=dialog] button", text: words.next };
const stay = { css: `${question} button`, text: words.closeStay };
const discard = { css: `${question} button`, text: words.closeDiscard };

const atStep = (tab: Tab, step: number) =>
  tab.until((title) => document.activeElement?.textContent === title, startProject.headings[step - 1]);
const gone = (tab: Tab, css: string) => tab.until((selector) => document.querySelector(selector) === null, css);

/** True while the browser would ask before it leaves the page. */
const asks = (tab: Tab) => tab.run(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));

/** Expects to be asked, with the way back first, and goes back. */
async function stays(tab: Tab): Promise<void> {
  await tab.until((text) => document.activeElement?.textContent === text, words.closeStay);
  await tab.press(stay);
  await gone(tab, question);
}

/** An Escape of an input method, as each engine tells of it; in Safari the text has ended by then. */
function escapeWhileComposing(): void {
  const target = document.activeElement;
  const send = (init: KeyboardEventInit) =>
    target?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true, ...init }));
  send({ isComposing: true });
  send({ keyCode: 229 });
  target?.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true }));
  send({});
}

test("Escape and Back ask before a wizard's answers are lost, an input method's Escape does not", async ({ tab }) => {
  await tab.goto("/about");
  await tab.press(`header a[href="/enquire/${startProject.key}"]`);
  await atStep(tab, 1);
  await tab.press(next);
  await atStep(tab, 2);
  expect(await asks(tab)).toBe(false);
  await tab.fill(nameField, "Ada");
  expect(await asks(tab)).toBe(true);

  await tab.run(escapeWhileComposing);
  await sleep(200);
  expect(await tab.count(question)).toBe(0);
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
  expect(await asks(tab)).toBe(false);
});

test("the browser asks before half a letter is lost, and not before it is begun", async ({ tab }) => {
  await tab.goto("/contact");
  await tab.hydrate();
  expect(await asks(tab)).toBe(false);
  await tab.fill("main form [name=message]", "Hello");
  expect(await asks(tab)).toBe(true);
});
