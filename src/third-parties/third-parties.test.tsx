// @vitest-environment jsdom
import { cleanup, render, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { writeChoice } from "../../tests/support/consent";
import { forgetCookies } from "../../tests/support/cookies";
import { withMessages } from "../../tests/support/with-messages";
import { ConsentProvider } from "../consent/consent-provider";
import { ThirdParties, type ThirdPartyOptions } from "./third-parties";

const words = {
  label: "",
  title: "",
  description: "",
  accepted: "You agreed.",
  declined: "You declined.",
  chosenOn: "On {day}.",
  details: "",
  accept: "",
  decline: "",
  policy: "",
  policyLink: "",
};
const purposes = [{ key: "analytics", name: "", description: "", storage: [] }];
const none: ThirdPartyOptions = { waitForConsent: true, analytics: null, chat: null, scripts: [] };
const all: ThirdPartyOptions = {
  waitForConsent: true,
  analytics: { id: "G-TEST1", origin: "https://tags.example" },
  chat: { script: "https://chat.example/w.js", globals: ["ChatWidget"] },
  scripts: [
    { script: "https://sessions.example/r.js", globals: [] },
    { script: "https://maps.example/m.js", globals: [] },
  ],
};

const site = (options: ThirdPartyOptions, isWindowOpen = false) =>
  withMessages(
    {},
    <ConsentProvider words={words} purposes={purposes}>
      <ThirdParties options={options} storage={[]} isWindowOpen={isWindowOpen} />
    </ConsentProvider>,
  );
const scripts = () => [...document.head.querySelectorAll("script")].map(({ src }) => new URL(src).hostname).sort();
const settled = () => new Promise((done) => setTimeout(done, 50));

afterEach(() => {
  cleanup();
  forgetCookies();
  vi.unstubAllGlobals();
});

test("without a choice, or after declining, nothing is loaded", async () => {
  render(site(all));
  await settled();
  expect(scripts()).toEqual([]);
  cleanup();
  writeChoice("declined", ["analytics"]);
  render(site(all));
  await settled();
  expect(scripts()).toEqual([]);
});

test("after accepting, each that is named is loaded once, and removed with the shell and its globals", async () => {
  writeChoice("accepted", ["analytics"]);
  const { unmount, rerender } = render(site(all));
  await waitFor(() => expect(scripts()).toEqual(["chat.example", "maps.example", "sessions.example", "tags.example"]));
  rerender(site(all));
  await settled();
  expect(scripts()).toHaveLength(4);
  vi.stubGlobal("ChatWidget", {});
  unmount();
  expect(scripts()).toEqual([]);
  expect("ChatWidget" in window).toBe(false);
});

test("what site.yaml does not name is never loaded", async () => {
  writeChoice("accepted", ["analytics"]);
  render(site({ ...none, scripts: all.scripts }));
  await waitFor(() => expect(scripts()).toEqual(["maps.example", "sessions.example"]));
});

test("told not to wait for consent, it loads at once, but not after declining", async () => {
  const { unmount } = render(site({ ...all, waitForConsent: false }));
  await waitFor(() => expect(scripts()).toHaveLength(4));
  unmount();
  writeChoice("declined", ["analytics"]);
  render(site({ ...all, waitForConsent: false }));
  await settled();
  expect(scripts()).toEqual([]);
});

test("a chat waits until no window is open, and then stays", async () => {
  writeChoice("accepted", ["analytics"]);
  const chat = { ...none, chat: all.chat };
  const { rerender } = render(site(chat, true));
  await settled();
  expect(scripts()).toEqual([]);
  rerender(site(chat, false));
  await waitFor(() => expect(scripts()).toEqual(["chat.example"]));
  rerender(site(chat, true));
  await settled();
  expect(scripts()).toEqual(["chat.example"]);
});
