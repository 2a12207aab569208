import { expect, test } from "vitest";
import { site, translatedSite } from "../../../tests/support/test-site";
import { alternatesOf } from "./alternates";
import { listingOf } from "./listed-pages";

const german = translatedSite({ "/about": "/de/ueber-uns", "/404": "/de/404" });

const { url } = site.SiteSettings.data;

test("a page in two languages names both and itself, and the first language for visitors of all others", () => {
  const sites = [site, german] as const;
  const alternates = alternatesOf(sites, listingOf(sites));
  const english = { hreflang: "en", locale: "en_GB", href: `${url}/about` };
  const all = [
    english,
    { hreflang: "de", locale: "de_DE", href: `${url}/de/ueber-uns` },
    { ...english, hreflang: "x-default" },
  ];
  expect(alternates["/about"]).toEqual(all);
  expect(alternates["/de/ueber-uns"]).toEqual(all);
});

test("pages in one language alone, and those that no search engine may list, name none", () => {
  const sites = [site, german] as const;
  const alternates = alternatesOf(sites, listingOf(sites));
  expect(Object.keys(alternates)).toEqual(["/about", "/de/ueber-uns"]);
  expect(alternatesOf([site], listingOf([site]))).toEqual({});
});
