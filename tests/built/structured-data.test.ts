import { describe, expect, test } from "vitest";
import { traitsOfPage } from "../../src/content/content-types";
import { allEntries, readSites } from "../../src/content/read-site";
import { type BuiltPage, meta, pageIn, pages } from "./built-page";
import { fileOf, routes, siteUrl } from "./public-folder";

type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isReference = (thing: Thing) => Object.keys(thing).length === 1 && "@id" in thing;

const thingsIn = (value: unknown): Thing[] => {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  return isThing(value) ? [value, ...Object.values(value).flatMap(thingsIn)] : [];
};

const blocksOf = ({ document }: BuiltPage) =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent ?? "") as { "@context": string; "@graph": Thing[] },
  );

const ofType = (page: BuiltPage, type: string) =>
  blocksOf(page)[0]?.["@graph"].find((thing) => thing["@type"] === type);

/** The addresses of all objects that are described on any page, rather than referred to. */
const known = new Set(
  pages()
    .flatMap((page) => thingsIn(blocksOf(page)))
    .flatMap((thing) => (isReference(thing) ? [] : [thing["@id"]])),
);

const sites = readSites();

/** The types that tell what the page of a file is, and what it is about. */
function typesAt(route: string): string[] {
  const found = sites.flatMap(allEntries).find(({ entry }) => entry.path === route);
  const { schemaOrg = "", mainEntity } = (found && traitsOfPage(found.type, found.entry.data)) ?? {};
  const data = (found?.entry.data ?? {}) as { apiExchange?: object; sections?: { kind: string }[] };
  const subject = mainEntity === "Product" ? (data.apiExchange ? "WebAPI" : "SoftwareApplication") : mainEntity;
  const answers = data.sections?.some(({ kind }) => kind === "faq");
  return [...new Set(["Organization", "WebSite", schemaOrg, subject ?? [], answers ? "FAQPage" : []].flat())];
}

/** What is wrong with one object in itself. Whether types and properties are schema.org's, the compiler has checked. */
function faultsOf(thing: Thing): string[] {
  if (isReference(thing)) return known.has(thing["@id"]) ? [] : [`nothing has the id ${thing["@id"]}`];
  return Object.entries(thing).flatMap(([name, value]) => {
    const isAddress = ["@id", "url", "item", "sameAs"].includes(name);
    return [value].flat().flatMap((entry) => {
      const text = String(entry ?? "");
      const isWrong = !text.trim() || /\{\w+\}|undefined/.test(text) || (isAddress && !/^https:\/\/|object/.test(text));
      return isWrong ? [`${thing["@type"]}, ${name}: ${text}`] : [];
    });
  });
}

describe.each(routes)("%s", (route) => {
  const page = () => pageIn(fileOf(route));

  test("has one block without faults, with the company, the site, what it is and what it is about", () => {
    const [block, ...others] = blocksOf(page());
    expect(others).toEqual([]);
    expect(block?.["@context"]).toBe("https://schema.org");
    expect(thingsIn(block?.["@graph"]).flatMap(faultsOf)).toEqual([]);
    const types = block?.["@graph"].map((thing) => thing["@type"]);
    expect(types?.filter((type) => type !== "BreadcrumbList").toSorted()).toEqual(typesAt(route).toSorted());
  });

  test("says what its head says", () => {
    const graph = blocksOf(page())[0]?.["@graph"] ?? [];
    const webPage = graph.find(({ url, isPartOf }) => isPartOf && url === `${siteUrl}${route}`);
    expect(webPage).toMatchObject({
      "@id": page().document.querySelector('link[rel="canonical"]')?.getAttribute("href"),
      description: meta(page(), "description"),
      primaryImageOfPage: { url: meta(page(), "og:image"), caption: meta(page(), "og:image:alt") },
    });
    expect(String(webPage?.inLanguage).slice(0, 2)).toBe(page().document.documentElement.lang.slice(0, 2));
  });

  test("names the breadcrumbs that it shows, in their order", () => {
    const trail = (ofType(page(), "BreadcrumbList")?.itemListElement ?? []) as { name: string; position: number }[];
    const navigation = [...page().document.querySelectorAll("main nav")].find(
      (nav) => nav.querySelector("ol") && nav.querySelector("[aria-current]"),
    );
    const shown = [...(navigation?.querySelectorAll("li") ?? [])].map(({ textContent }) => textContent);
    expect(trail.map(({ name }) => name)).toEqual(shown);
    expect(trail.map(({ position }) => position)).toEqual(shown.map((_, index) => index + 1));
  });
});

const unspaced = (text: unknown) => String(text).replace(/\s+/g, "");

test("the questions of a page are told with the answers that stand on it", () => {
  for (const page of pages()) {
    const shown = unspaced(page.document.querySelector("main")?.textContent);
    for (const { name, acceptedAnswer } of (ofType(page, "FAQPage")?.mainEntity ?? []) as Record<string, Thing>[]) {
      for (const text of [name, acceptedAnswer?.text]) expect(shown, page.route).toContain(unspaced(text));
    }
  }
});
