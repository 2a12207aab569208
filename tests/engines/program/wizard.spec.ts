import { stored } from "../../support/stored-enquiries";
import { startProject } from "../../support/wizards";
import { atStep, next, opener, reference } from "../forms";
import { expect, test } from "../test";

test("a wizard goes from the first press to a reference, and the enquiry is kept", async ({ tab }) => {
  const scope = "[role=dialog]";
  await tab.goto("/");
  await tab.press(opener);
  await atStep(tab, 1);
  expect(await tab.count(scope)).toBe(1);
  expect(await tab.run(() => location.pathname)).toBe("/");
  await tab.press(next);
  await atStep(tab, 2);
  await tab.fill(`${scope} [name=fullName]`, "Ada Lovelace");
  await tab.fill(`${scope} [name=email]`, "ada@example.com");
  await tab.press(next);
  await atStep(tab, 3);
  await tab.press({ css: `${scope} label`, text: startProject.choices[0] ?? "" });
  await tab.press(next);
  await atStep(tab, 4);
  await tab.fill(`${scope} [name=description]`, "A machine that weaves algebra.");
  await tab.press(next);
  expect(await stored(await reference(tab, scope))).toHaveLength(1);
});
