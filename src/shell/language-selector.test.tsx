// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { languageKey } from "./language";
import { LanguageSelector } from "./language-selector";

const languages = [
  { code: "en", name: "English", flag: "EN", note: null },
  { code: "de", name: "German", flag: "DE", note: "content still in English" },
];

const selector = <LanguageSelector label="Language" opens="above" languages={languages} />;

const pressed = () =>
  screen.getAllByRole("button", { pressed: true, hidden: true }).map(({ textContent }) => textContent);

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the first language is chosen at first", () => {
  render(selector);
  expect(pressed()).toEqual(["ENEnglish"]);
});

test("the first language is the default, whichever it is", () => {
  render(<LanguageSelector label="Language" opens="below" languages={[...languages].reverse()} />);
  expect(pressed()).toEqual(["DEGermancontent still in English"]);
});

test("the stored language is chosen", () => {
  window.localStorage.setItem(languageKey, "de");
  render(selector);
  expect(pressed()).toEqual(["DEGermancontent still in English"]);
});

test("the server's first render does not ask the storage, so that the browser's equals it", () => {
  window.localStorage.setItem(languageKey, "de");
  expect(renderToString(selector)).toMatch(/aria-pressed="true"[^>]*><span[^>]*>EN</);
});

test("choosing keeps the choice first and reloads the page then", () => {
  const storedAtReload: (string | null)[] = [];
  vi.stubGlobal("location", { reload: () => storedAtReload.push(window.localStorage.getItem(languageKey)) });
  render(selector);
  fireEvent.click(screen.getByRole("button", { name: /German/, hidden: true }));
  expect(storedAtReload).toEqual(["de"]);
});
