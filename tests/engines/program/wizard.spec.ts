import { stored } from "../../support/stored-enquiries";
import { words } from "../../support/test-site";
import { startProject } from "../../support/wizards";
import { enter, reference } from "../forms";
import { expect, test } from "../test";

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
