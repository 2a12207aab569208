import { breadcrumbsTo } from "../../../content/breadcrumbs";
import { ids, type JsonLd, type Page, refer, type Site } from "./types";

/** What a voice assistant may read aloud: the headline and the paragraph that follows it, on every page. */
const speakableSelectors = ["main h1", "main h1 + p"] as const;

/** Pages that schema.org has a narrower type for. */
const pageTypes: Readonly<Record<string, string>> = {
  AboutPage: "AboutPage",
  ContactPage: "ContactPage",
  CaseStudiesPage: "CollectionPage",
  ServicesPage: "CollectionPage",
  ProductsPage: "CollectionPage",
  IndustriesPage: "CollectionPage",
};

/** Pages about the company itself. */
const companyPages = ["HomePage", "AboutPage", "ContactPage"];

/** The id of what the page is about, or undefined where schema.org has no type for it. */
function mainEntityOf(site: Site, page: Page): string | undefined {
  if (companyPages.includes(page.kind)) return ids.organization(site);
  return page.kind === "Service" || page.kind === "Product" ? ids.subject(site, page) : undefined;
}

/** The way to the page as its breadcrumbs show it, or undefined for the home page, which shows none. */
export function breadcrumbs(site: Site, page: Page): JsonLd | undefined {
  if (page.name === undefined) return undefined;
  return {
    "@type": "BreadcrumbList",
    "@id": ids.breadcrumbs(site, page),
    itemListElement: breadcrumbsTo(page.path, page.name, site.entries).map(({ title, path = page.path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      item: refer(ids.page(site, { path })),
    })),
  };
}

/** The page itself. */
export function webPage(site: Site, page: Page): JsonLd {
  const mainEntity = mainEntityOf(site, page);
  return {
    "@type": pageTypes[page.kind] ?? "WebPage",
    "@id": ids.page(site, page),
    url: `${site.url}${page.path}`,
    name: page.title,
    description: page.description,
    inLanguage: site.language,
    dateModified: page.modified,
    isPartOf: refer(ids.website(site)),
    breadcrumb: page.name === undefined ? undefined : refer(ids.breadcrumbs(site, page)),
    primaryImageOfPage: page.picture && {
      "@type": "ImageObject",
      url: page.picture.url,
      caption: page.picture.alt,
    },
    mainEntity: mainEntity ? refer(mainEntity) : undefined,
    speakable: { "@type": "SpeakableSpecification", cssSelector: speakableSelectors },
  };
}
