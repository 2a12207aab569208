import { expect, test } from "vitest";
import { allEntries, readSite } from "../../../content/read-site";
import { pictureAlt, sharePages } from "./pages";

test("every page of the content has a picture, in the tint of its family", () => {
  const site = readSite();
  const pages = sharePages(site);
  const pathsOfContent = allEntries(site).flatMap(({ entry }) => entry.path ?? []);
  const pathsOfWizards = site.Wizard.map(({ key }) => `/enquire/${key}`);
  expect(pages.map(({ path }) => path)).toEqual([...pathsOfContent, ...pathsOfWizards]);
  expect(pages.find(({ path }) => path === "/maintenance")?.tint).toBe("night");
  expect(pages.find(({ path }) => path === "/")?.title).toBe(site.HomePage.data.hero.title);
});

test.each([
  ["Keep the lights on.", "A green shield", "Keep the lights on: a green shield"],
  ["Cookie policy", "The town at noon", "Cookie policy: the town at noon"],
  ["Seven trades.", "Berlin from above", "Seven trades: Berlin from above"],
  ["Who pays?", "An open report", "Who pays? an open report"],
  ["Decoration only.", "", "Decoration only."],
])("%s + %s", (title, alt, sentence) => {
  expect(pictureAlt({ title, diorama: { alt } })).toBe(sentence);
});
