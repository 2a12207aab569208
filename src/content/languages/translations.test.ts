import { expect, test } from "vitest";
import { german as published, site, translatedSite } from "../../../tests/support/test-site";
import { translationsOf } from "./translations";

const german = translatedSite({ "/": "/de", "/about": "/de/ueber-uns" });

test("a page is paired with those of the same file in other languages, whatever their addresses", () => {
  const translations = translationsOf([site, german]);
  const about = { en: "/about", de: "/de/ueber-uns" };
  expect(translations.get("/about")).toEqual(about);
  expect(translations.get("/de/ueber-uns")).toEqual(about);
  expect(translations.get("/de")).toEqual({ en: "/", de: "/de" });
  expect(translations.get("/contact")).toEqual({ en: "/contact" });
});

test("the pages of a wizard's questions are paired by its name", () => {
  const [wizard] = site.Wizard;
  expect(translationsOf([site, published]).get(`/enquire/${wizard?.key}`)).toEqual({
    en: `/enquire/${wizard?.key}`,
    de: `/de/enquire/${wizard?.key}`,
  });
});

test("a site in one language has no translations", () => {
  expect(translationsOf([site]).size).toBe(0);
});
