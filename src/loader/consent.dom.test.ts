import { afterEach, beforeEach, expect, test } from "vitest";
import { writeChoice } from "../../tests/support/consent";
import { forgetCookies } from "../../tests/support/cookies";
import { isAppAsked, openPage } from "../../tests/support/loader";
import { writeCookie } from "../consent/consent-cookie";

const page = `<section id="consent_banner" tabindex="-1">
    <button data-action="consent" value="true">Accept</button><button data-action="consent" value="false">Decline</button>
  </section>
  <button data-action="settings">Cookie settings</button>`;

const asks = () => document.documentElement.hasAttribute("data-asks-consent");

const press = (name: string) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name)?.click();

beforeEach(() => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => {};
});
afterEach(forgetCookies);

test("a choice about other purposes is none", async () => {
  writeChoice("accepted", ["analytics", "chat"]);
  await openPage(page);
  expect(asks()).toBe(true);
});

test("cookies of others whose names end in those of the choice are no choice, and hide none", async () => {
  writeCookie("xlocalConsent", "true");
  writeCookie("x-localConsentPurposes", "analytics");
  await openPage(page);
  expect(asks()).toBe(true);
  forgetCookies();
  writeCookie("xlocalConsent", "1");
  writeCookie("my.localConsentPurposes", "others");
  writeChoice("declined", ["analytics"]);
  await openPage(page);
  expect(asks()).toBe(false);
});

test("opened again, it says the day of the answer as the language writes it", async () => {
  await openPage(page);
  document
    .getElementById("consent_banner")
    ?.insertAdjacentHTML("beforeend", '<span lang="de-DE" data-template="Am {day}."></span>');
  press("Cookie settings");
  const said = () => document.querySelector<HTMLElement>("[data-template]")?.dataset.said;
  expect(said()).toBeUndefined();
  press("Decline");
  writeCookie("localConsentDay", "2026-03-09");
  press("Cookie settings");
  expect(said()).toBe("Am 9. März 2026.");
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
