import { cleanup, render, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { writeChoice } from "../../tests/support/consent";
import { site } from "../../tests/support/test-site";
import { withMessages } from "../../tests/support/with-messages";
import { ThirdParties } from "./third-parties";

const purposes = [{ key: "analytics", name: "", description: "", storage: [], isSwitchedOn: true }];
const scripts = ["https://sessions.example/r.js", "https://maps.example/m.js"].map((script) => ({
  purpose: "analytics",
  script,
  globals: [],
  connect: [],
}));

const services = withMessages(
  { storage: site.InterfaceWords.data.storage },
  <ThirdParties options={{ waitForConsent: false, scripts }} purposes={purposes} />,
);
const loaded = () => [...document.head.querySelectorAll("script")].map(({ src }) => new URL(src).hostname).sort();

test("told not to wait for consent, it loads at once, but not after declining, also elsewhere", async () => {
  render(services);
  await waitFor(() => expect(loaded()).toHaveLength(2));
  writeChoice("declined", ["analytics"]);
  window.dispatchEvent(new Event("focus"));
  await waitFor(() => expect(loaded()).toEqual([]));
  cleanup();
  render(services);
  await new Promise((done) => setTimeout(done, 50));
  expect(loaded()).toEqual([]);
});
