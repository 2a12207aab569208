// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { writeChoice } from "../../tests/support/consent";
import { forgetCookies } from "../../tests/support/cookies";
import { withMessages } from "../../tests/support/with-messages";
import { consentEvent } from "../loader/consent-names";
import { readCookies, writeCookie } from "./consent-cookie";
import { ConsentProvider, useConsent } from "./consent-provider";

const words = {
  label: "Optional services",
  title: "May we?",
  description: "We ask first.",
  accepted: "You agreed.",
  declined: "You declined.",
  chosenOn: "On {day}.",
  details: "Details",
  accept: "Accept",
  decline: "Decline",
  policy: "Cookie policy",
  policyLink: "/policies/cookie-policy",
};
const purposes = [
  { key: "analytics", name: "Analytics", description: "Counts.", storage: [{ name: "_ga", kind: "cookie" as const }] },
];

const Shown = () => <output>{useConsent() ?? "none"}</output>;
const site = withMessages(
  {},
  <ConsentProvider words={words} purposes={purposes}>
    <Shown />
  </ConsentProvider>,
);
const choice = () => screen.getByRole("status").textContent;

afterEach(() => {
  cleanup();
  forgetCookies();
});

test("the choice is known to what waits for it, from the start and when it is made", () => {
  render(site);
  expect(choice()).toBe("none");
  writeChoice("accepted", ["analytics"]);
  act(() => {
    document.dispatchEvent(new Event(consentEvent));
  });
  expect(choice()).toBe("accepted");
  cleanup();
  render(site);
  expect(choice()).toBe("accepted");
});

test("an answer that was given in another tab is known once this one is looked at", () => {
  writeChoice("accepted", ["analytics"]);
  render(site);
  writeChoice("declined", ["analytics"]);
  act(() => {
    document.dispatchEvent(new Event("visibilitychange"));
  });
  expect(choice()).toBe("declined");
});

test("a page that still asks takes no answer of another tab for its own", () => {
  render(site);
  writeChoice("accepted", ["analytics"]);
  act(() => {
    document.dispatchEvent(new Event("visibilitychange"));
  });
  expect(choice()).toBe("none");
});

test("what a service wrote after it was declined is removed at the next page", () => {
  writeChoice("declined", ["analytics"]);
  writeCookie("_ga", "late");
  render(site);
  expect(readCookies()).toEqual({ localConsent: "false", localConsentPurposes: "analytics" });
});
