import { expect, test, vi } from "vitest";
import { openPage } from "../../tests/support/loader";

const page = `<code id="request">curl
  https://api.example</code>
  <div><span role="status"></span><button data-action="copy" value="request" data-copied="It is copied."
  data-refused="Copy it by hand.">Copy request</button></div>`;

// That it is copied: tests/nightly/tide-service.spec.ts.
test("where the browser refuses to copy, what to do is said for a while", async () => {
  const writeText = vi.fn().mockRejectedValue(new DOMException("Denied.", "NotAllowedError"));
  await openPage(page);
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  vi.useFakeTimers();
  document.querySelector("button")?.click();
  await vi.advanceTimersByTimeAsync(0);
  const status = () => document.querySelector("[role=status]")?.textContent;
  expect(writeText.mock.calls).toEqual([["curl\n  https://api.example"]]);
  expect(status()).toBe("Copy it by hand.");
  await vi.advanceTimersByTimeAsync(4000);
  expect(status()).toBe("");
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
