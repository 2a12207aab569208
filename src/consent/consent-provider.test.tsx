// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetCookies } from "../../tests/support/cookies";
import { fakeResizeObserver } from "../../tests/support/resize-observer";
import { readCookies, writeChoice, writeCookie } from "./consent-cookie";
import { ConsentProvider, useConsent } from "./consent-provider";
import { ConsentSettingsButton } from "./settings-button";

const words = {
  label: "Optional services",
  title: "May we?",
  description: "We ask first.",
  details: "Details",
  accept: "Accept",
  decline: "Decline",
  policy: "Cookie policy",
};
const purposes = [
  { key: "analytics", name: "Analytics", description: "Counts.", storage: [{ name: "_ga", kind: "cookie" as const }] },
];

const Shown = () => <output>{useConsent().choice ?? "none"}</output>;
const site = (
  <ConsentProvider words={words} purposes={purposes}>
    <a href="#main">Skip</a>
    <Shown />
    <ConsentSettingsButton>Cookie settings</ConsentSettingsButton>
  </ConsentProvider>
);
const banner = () => screen.findByRole("region", { name: "Optional services" });
const choice = () => screen.getByRole("status").textContent;

beforeEach(() => {
  fakeResizeObserver();
  vi.stubGlobal("scrollBy", () => {});
});
afterEach(() => {
  cleanup();
  forgetCookies();
  vi.unstubAllGlobals();
});

test("the server draws no banner", () => {
  expect(renderToString(site)).not.toContain("May we?");
});

test("without a choice it asks, before everything else on the page, without taking focus", async () => {
  render(site);
  const region = await banner();
  expect(region.compareDocumentPosition(screen.getByText("Skip")) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
  expect(choice()).toBe("none");
});

test.each([
  ["Accept", "accepted", "true"],
  ["Decline", "declined", "false"],
])("%s hides it, is kept, and is known at once", async (button, chosen, value) => {
  render(site);
  await banner();
  fireEvent.click(screen.getByRole("button", { name: button }));
  expect(screen.queryByRole("region")).toBeNull();
  expect(choice()).toBe(chosen);
  expect(readCookies().localConsent).toBe(value);
});

test("with a choice it does not ask, until it is asked to", async () => {
  writeChoice("accepted", ["analytics"]);
  render(site);
  expect(choice()).toBe("accepted");
  expect(screen.queryByRole("region")).toBeNull();
  const settings = screen.getByRole("button", { name: "Cookie settings" });
  settings.focus();
  fireEvent.click(settings);
  const region = await banner();
  expect(document.activeElement).toBe(region);
  fireEvent.click(screen.getByRole("button", { name: "Decline" }));
  expect(choice()).toBe("declined");
  expect(document.activeElement).toBe(settings);
});

test("a change of the list asks again", async () => {
  writeChoice("accepted", ["analytics", "chat"]);
  render(site);
  await banner();
  expect(choice()).toBe("none");
});

test("what a service wrote after it was declined is removed at the next page", () => {
  writeChoice("declined", ["analytics"]);
  writeCookie("_ga", "late");
  render(site);
  expect(readCookies()).toEqual({ localConsent: "false", localConsentPurposes: "analytics" });
});
