import { describe, expect, test } from "vitest";
import { type BuiltPage, meta, pages } from "./built-page";
import { definedIds, jsonLdProblems, type Thing } from "./json-ld";
import { routes, siteUrl } from "./public-folder";

const blocksOf = ({ document }: BuiltPage) =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent ?? "") as { "@graph": Thing[] },
  );

const thingsOn = (page: BuiltPage) => blocksOf(page).flatMap((block) => block["@graph"]);
const ofType = (page: BuiltPage, type: string) => thingsOn(page).find((thing) => thing["@type"] === type);
const webPageOf = (page: BuiltPage) =>
  thingsOn(page).find(({ url, isPartOf }) => isPartOf && url === `${siteUrl}${page.route}`);
const pageAt = (route: string) => pages().find((page) => page.route === route) as BuiltPage;

test("every page has one block without faults, with the company and the site in it", () => {
  const known = new Set(pages().flatMap((page) => blocksOf(page).flatMap(definedIds)));
  for (const page of pages()) {
    expect(blocksOf(page), page.route).toHaveLength(1);
    expect(jsonLdProblems(blocksOf(page)[0], known), page.route).toEqual([]);
    const types = thingsOn(page).map((thing) => thing["@type"]);
    expect(types, page.route).toEqual(expect.arrayContaining(["Organization", "WebSite"]));
  }
});

describe.each(routes)("%s", (route) => {
  test("says what its head says", () => {
    const page = pageAt(route);
    const webPage = webPageOf(page);
    expect(webPage?.["@id"]).toBe(page.document.querySelector('link[rel="canonical"]')?.getAttribute("href"));
    expect(webPage?.description).toBe(meta(page, "description"));
    expect(String(webPage?.inLanguage).slice(0, 2)).toBe(page.document.documentElement.lang.slice(0, 2));
    expect(webPage?.primaryImageOfPage).toMatchObject({
      url: meta(page, "og:image"),
      caption: meta(page, "og:image:alt"),
    });
  });

  test("names the breadcrumbs that it shows", () => {
    const page = pageAt(route);
    const trail = ofType(page, "BreadcrumbList")?.itemListElement as { name: string }[] | undefined;
    const navigation = [...page.document.querySelectorAll("main nav")].find(
      (nav) => nav.querySelector("ol") && nav.querySelector("[aria-current]"),
    );
    const shown = [...(navigation?.querySelectorAll("li") ?? [])].map(({ textContent }) => textContent);
    expect(trail?.map(({ name }) => name) ?? []).toEqual(shown);
  });
});

test("every office that the company names is on a page", () => {
  const offices = (ofType(pageAt("/contact"), "Organization")?.location ?? []) as { address: Record<string, string> }[];
  const shown = pages().map(({ document }) => document.querySelector("main")?.textContent ?? "");
  for (const { address } of offices) {
    const { streetAddress = "", addressLocality = "" } = address;
    // A street of several lines is one text here, and a line each on the page.
    const parts = [...streetAddress.split(", "), addressLocality];
    expect(
      shown.some((text) => parts.every((part) => text.includes(part))),
      parts.join(", "),
    ).toBe(true);
  }
});
