import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openPage } from "../../tests/support/loader";

const writeText = vi.fn<(text: string) => Promise<void>>();
const page = `<code id="request">curl
  https://api.example</code>
  <div><span role="status"></span><button data-action="copy" value="request" data-copied="It is copied."
  data-refused="Copy it by hand.">Copy request</button></div>`;

const status = () => document.querySelector("[role=status]")?.textContent;

async function click(): Promise<void> {
  document.querySelector("button")?.click();
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(async () => {
  await openPage(page);
  writeText.mockReset();
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("copies the text as it stands and says so for a while", async () => {
  writeText.mockResolvedValue();
  expect(status()).toBe("");
  await click();
  expect(writeText.mock.calls).toEqual([["curl\n  https://api.example"]]);
  expect(status()).toBe("It is copied.");
  await vi.advanceTimersByTimeAsync(3999);
  expect(status()).toBe("It is copied.");
  await vi.advanceTimersByTimeAsync(1);
  expect(status()).toBe("");
});

test("says what to do where the browser refuses", async () => {
  writeText.mockRejectedValue(new DOMException("Denied.", "NotAllowedError"));
  await click();
  expect(status()).toBe("Copy it by hand.");
});
