// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withWords } from "../../tests/support/with-words";
import { CopyButton } from "./copy-button";

const writeText = vi.fn<(text: string) => Promise<void>>();
const words = { copied: "It is copied.", refused: "Copy it by hand." };
const status = () => screen.getByRole("status").textContent;

const click = () => act(async () => fireEvent.click(screen.getByRole("button", { name: "Copy request" })));

beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset();
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  render(withWords({ clipboard: words }, <CopyButton text={"curl\n  https://api.example"} label="Copy request" />));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("copies the text as it stands and says so for a while", async () => {
  writeText.mockResolvedValue();
  expect(status()).toBe("");
  await click();
  expect(writeText.mock.calls).toEqual([["curl\n  https://api.example"]]);
  expect(status()).toBe(words.copied);
  act(() => vi.advanceTimersByTime(3999));
  expect(status()).toBe(words.copied);
  act(() => vi.advanceTimersByTime(1));
  expect(status()).toBe("");
});

test("says what to do where the browser refuses", async () => {
  writeText.mockRejectedValue(new DOMException("Denied.", "NotAllowedError"));
  await click();
  expect(status()).toBe(words.refused);
});

test("says what to do where there is no clipboard, as on pages without https", async () => {
  vi.stubGlobal("navigator", {});
  await click();
  expect(status()).toBe(words.refused);
});
