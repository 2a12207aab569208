import { expect, test } from "vitest";
import { maintainedSite, site, translatedSite } from "../../../tests/support/test-site";
import { alternatesOf, listedPages, listingOf } from "./listed-pages";

test.each([
  ["/", true, false],
  ["/policies/privacy", true, true],
  ["/404", false, false],
  ["/404.html", false, false],
  ["/maintenance", false, false],
  ["/enquire/start-project", false, false],
  ["/de/enquire/start-project", false, false],
])("%s may be listed: %s, during maintenance: %s", (path, usually, duringMaintenance) => {
  expect(listingOf([site])(path)).toBe(usually);
  expect(listingOf([maintainedSite])(path)).toBe(duringMaintenance);
});

test("a page whose file says that it is not to be listed is in no list, and no translation names it", () => {
  const policies = site.Policy.map((policy) => ({ ...policy, data: { ...policy.data, listed: false } }));
  const sites = [
    { ...site, Policy: policies },
    translatedSite({ "/policies/privacy": "/de/policies/privacy" }),
  ] as const;
  const isListed = listingOf(sites);
  const paths = listedPages(sites[0], isListed).map(({ path }) => path);
  expect([paths.includes("/about"), paths.includes("/policies/privacy")]).toEqual([true, false]);
  expect(alternatesOf(sites, isListed)).toEqual({});
});

test("a page in two languages names both and itself, and the first for visitors of all others; no other page does", () => {
  const sites = [site, translatedSite({ "/about": "/de/ueber-uns", "/404": "/de/404" })] as const;
  const { url } = site.SiteSettings.data;
  const english = { hreflang: "en", locale: "en_GB", href: `${url}/about` };
  const all = [
    english,
    { hreflang: "de", locale: "de_DE", href: `${url}/de/ueber-uns` },
    { ...english, hreflang: "x-default" },
  ];
  expect(alternatesOf(sites, listingOf(sites))).toEqual({ "/about": all, "/de/ueber-uns": all });
  expect(alternatesOf([site], listingOf([site]))).toEqual({});
});
