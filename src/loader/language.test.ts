// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openPage } from "../../tests/support/loader";
import { languageKey } from "./language";

const list = `<details><summary><span data-chosen>English</span></summary>
  <button data-action="language" value="en" data-shown="English" aria-pressed="true">English</button>
  <button data-action="language" value="de" data-shown="German" aria-pressed="false">German</button></details>`;

const chosen = () => [...document.querySelectorAll("[data-chosen]")].map(({ textContent }) => textContent);
const pressed = () => [...document.querySelectorAll("[aria-pressed=true]")].map(({ textContent }) => textContent);
const choose = (code: string) => document.querySelector<HTMLButtonElement>(`[value=${code}]`)?.click();

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test("the page is as it was built for a visitor who never chose", async () => {
  await openPage(list);
  expect([chosen(), pressed()]).toEqual([["English"], ["English"]]);
});

test("the stored language is shown in every list", async () => {
  localStorage.setItem(languageKey, "de");
  await openPage(list + list);
  expect([chosen(), pressed()]).toEqual([
    ["German", "German"],
    ["German", "German"],
  ]);
});

test("where entries are links, a language that shows this page's content is named, and no other", async () => {
  const links = `<details><summary><span data-chosen>EN</span></summary>
    <a data-action="language" data-code="en" data-shown="EN" aria-current="true" href="#en">English</a>
    <a data-action="language" data-code="cy" data-shown="CY" href="#en">Cymraeg</a>
    <a data-action="language" data-code="de" href="#de">Deutsch</a></details>`;
  const current = () => [...document.querySelectorAll("[aria-current=true]")].map(({ textContent }) => textContent);
  localStorage.setItem(languageKey, "cy");
  await openPage(links);
  expect([chosen(), current()]).toEqual([["CY"], ["Cymraeg"]]);
  localStorage.setItem(languageKey, "de");
  await openPage(links);
  expect([chosen(), current()]).toEqual([["EN"], ["English"]]);
});

test.each(["fr", "", "DE", '"]'])("the unknown value %j is no choice", async (stored) => {
  localStorage.setItem(languageKey, stored);
  await openPage(list);
  expect([chosen(), pressed()]).toEqual([["English"], ["English"]]);
});

test("choosing keeps the choice first and reloads the page then", async () => {
  await openPage(list);
  const storedAtReload: (string | null)[] = [];
  vi.stubGlobal("location", { reload: () => storedAtReload.push(localStorage.getItem(languageKey)) });
  choose("de");
  expect(storedAtReload).toEqual(["de"]);
});

test("storage that is closed to the page: the choice is lost, the page works", async () => {
  const closed = vi.fn(() => {
    throw new DOMException("Access is denied.", "SecurityError");
  });
  await openPage(list);
  const reload = vi.fn();
  vi.stubGlobal("location", { reload });
  vi.spyOn(window, "localStorage", "get").mockImplementation(closed);
  choose("de");
  expect(closed).toHaveBeenCalled();
  expect(reload).toHaveBeenCalledOnce();
});

test("a link to the page in another language keeps the choice, and leads there by itself", async () => {
  await openPage('<a data-action="language" data-code="de" href="#de">Deutsch</a>');
  const reload = vi.fn();
  vi.stubGlobal("location", { reload });
  document.querySelector("a")?.click();
  expect(localStorage.getItem(languageKey)).toBe("de");
  expect(reload).not.toHaveBeenCalled();
});
