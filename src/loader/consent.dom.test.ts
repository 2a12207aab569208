import { expect, test } from "vitest";
import { writeChoice } from "../../tests/support/consent";
import { isAppAsked, openPage } from "../../tests/support/loader";
import { writeCookie } from "../consent/consent-cookie";

const page = '<section id="consent_banner"></section>';

// What the banner does and says: tests/journeys/consent.spec.ts.
const asks = () => document.documentElement.hasAttribute("data-asks-consent");

test("a choice about other purposes is none; made on another page, it is one where Back brings this one again", async () => {
  writeChoice("accepted", ["analytics", "chat"]);
  await openPage(page);
  expect(asks()).toBe(true);
  writeChoice("declined", ["analytics"]);
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(asks()).toBe(false);
});

test("a consent cookie alone hides the banner, and starts no service, as nobody knows what it was about", async () => {
  writeCookie("localConsent", "true");
  await openPage(page, { services: "true undefined" });
  expect([asks(), isAppAsked()]).toEqual([false, false]);
});

test("cookies of others whose names end in those of the choice are no choice, and hide none", async () => {
  writeCookie("xlocalConsent", "true");
  writeCookie("x-localConsentPurposes", "analytics");
  await openPage(page);
  expect(asks()).toBe(true);
  writeCookie("xlocalConsent", "1");
  writeCookie("my.localConsentPurposes", "others");
  writeChoice("declined", ["chat", "analytics"]);
  await openPage(page, { purposes: "analytics.chat" });
  expect(asks()).toBe(false);
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
