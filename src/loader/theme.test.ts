// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openPage } from "../../tests/support/loader";
import "../../tests/support/image-loading";
import { themeKey } from "./theme";

const button = '<button data-action="theme">Other light</button>';

const { dataset } = document.documentElement;
const press = () => document.querySelector("button")?.click();
const stored = () => localStorage.getItem(themeKey);
const prefersDark = (matches: boolean) => vi.stubGlobal("matchMedia", () => ({ matches }));

/** A page as a browser opens it: the script of its head, then the loader. */
async function open(): Promise<void> {
  await openPage("", {}, "head-script");
  await openPage(button);
}

beforeEach(() => {
  localStorage.clear();
  delete dataset.theme;
  prefersDark(false);
});
afterEach(() => vi.unstubAllGlobals());

test("without a choice the document names none, and the system chooses", async () => {
  await open();
  expect(dataset.theme).toBe("");
  expect(stored()).toBeNull();
});

/** A page's opening picture, which waits until the script in the head has decided, and one further down. */
const pictures = `<picture><source data-evening media="screen and (prefers-color-scheme:dark)" srcset="/evening.avif">
  <img loading="lazy" fetchpriority="high" src="/day.webp" alt="Opening"></picture>
  <picture><source data-evening media="screen and (prefers-color-scheme:dark)" srcset="/evening-card.avif">
  <img loading="lazy" src="/card.webp" alt="Card"></picture>`;

const media = () => [...document.querySelectorAll("source")].map((source) => source.media);

/** The script of the head stands before the pictures: they come while it watches. */
async function openWithPictures(): Promise<void> {
  await openPage("", {}, "head-script");
  document.body.innerHTML = pictures;
  await Promise.resolve();
}

test.each([
  ["", "screen and (prefers-color-scheme:dark)"],
  ["dark", "screen"],
  ["light", "not all"],
])("where the choice is “%s”, the evenings of pictures hold for “%s”", async (choice, query) => {
  if (choice) localStorage.setItem(themeKey, choice);
  await openWithPictures();
  expect(media()).toEqual([query, query]);
});

test("the switch changes the pictures at once", async () => {
  await open();
  document.body.insertAdjacentHTML("beforeend", pictures);
  press();
  expect(media()).toEqual(["screen", "screen"]);
  press();
  expect(media()).toEqual(["not all", "not all"]);
});

test("only the first screen's picture is fetched at once when that is decided", async () => {
  await openWithPictures();
  expect([...document.querySelectorAll("img")].map((image) => image.loading)).toEqual(["eager", "lazy"]);
});

test("storage that is closed to the page: nothing is named, so that no switch shows, and the page works", async () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("Access is denied.", "SecurityError");
  });
  await open();
  expect(dataset.theme).toBeUndefined();
  press();
  expect(dataset.theme).toBeUndefined();
});
