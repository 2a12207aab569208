// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { LanguageSelector } from "./language-selector";

const languages = [
  { code: "en", name: "English", flag: "EN", note: null },
  { code: "de", name: "German", flag: "DE", note: "content still in English" },
];

const selector = <LanguageSelector label="Language" opens="above" languages={languages} />;

const pressed = () =>
  screen.getAllByRole("button", { pressed: true, hidden: true }).map(({ textContent }) => textContent);

afterEach(cleanup);

test("the first language is chosen at first", () => {
  render(selector);
  expect(pressed()).toEqual(["ENEnglish"]);
});

test("the first language is the default, whichever it is", () => {
  render(<LanguageSelector label="Language" opens="below" languages={[...languages].reverse()} />);
  expect(pressed()).toEqual(["DEGermancontent still in English"]);
});

test("what the loader needs to show another one stands at its button", () => {
  render(selector);
  const german = screen.getByRole("button", { name: /German/, hidden: true });
  expect(german.getAttribute("value")).toBe("de");
  expect(german.dataset).toMatchObject({ action: "language", shown: "German" });
  cleanup();
  render(<LanguageSelector label="Language" opens="below" languages={languages} />);
  expect(screen.getByRole("button", { name: /German/, hidden: true }).dataset.shown).toBe("DE");
});
