import { afterEach, expect, test } from "vitest";
import { writeChoice } from "../../tests/support/consent";
import { forgetCookies } from "../../tests/support/cookies";
import { isAppAsked, openPage } from "../../tests/support/loader";

const page = `<section id="consent" tabindex="-1">
    <button data-action="consent" value="true">Accept</button><button data-action="consent" value="false">Decline</button>
  </section>
  <button data-action="settings">Cookie settings</button>`;

const asks = () => document.documentElement.hasAttribute("data-asks-consent");

afterEach(forgetCookies);

test("a choice about other purposes is none", async () => {
  writeChoice("accepted", ["analytics", "chat"]);
  await openPage(page);
  expect(asks()).toBe(true);
});

test.each([
  ["none, and services wait", undefined, "true", false],
  ["none, and services do not wait", undefined, "true undefined", true],
  ["accepted", "accepted", "true", true],
  ["declined", "declined", "true undefined", false],
  ["accepted, but there are no services", "accepted", "", false],
] as const)("services start by the choice %s", async (_, choice, services, isAsked) => {
  if (choice) writeChoice(choice, ["analytics"]);
  await openPage(page, { services });
  expect(isAppAsked()).toBe(isAsked);
});
