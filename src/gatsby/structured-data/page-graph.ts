import type {
  Article,
  BreadcrumbList,
  FAQPage,
  Graph,
  Organization,
  Place,
  Service,
  SoftwareApplication,
  WebAPI,
  WebPage,
  WebSite,
} from "schema-dts";
import { breadcrumbsTo } from "../../content/links/breadcrumbs";
import { postalAddress } from "./postal-address";
import { ids, type Office, type Page, refer, type SiteProfile } from "./types";

/** Served from `static/`; search engines ask for a square of at least 112 pixels. */
const logo = "/icons/icon-512.png";

const officeOf = (site: SiteProfile, office: Office): Place => ({
  "@type": "Place",
  "@id": ids.office(site, office),
  name: `${site.facts.company}, ${office.city}`,
  description: office.description,
  address: postalAddress(office),
  telephone: office.contact,
  hasMap: office.mapLink.startsWith("/") ? `${site.url}${office.mapLink}` : office.mapLink,
});

/**
 * The company with its registered address.
 * @param showsOffices on the page that shows them, all offices are part of it; elsewhere they would be weight
 */
function organization(site: SiteProfile, showsOffices: boolean): Organization {
  const { facts, url } = site;
  return {
    "@type": "Organization",
    "@id": ids.organization(site),
    name: facts.company,
    legalName: facts.legalName,
    url: `${url}/`,
    description: site.description,
    logo: { "@type": "ImageObject", url: `${url}${logo}` },
    image: site.picture,
    email: facts.email,
    telephone: facts.phone,
    vatID: facts.vatId,
    address: {
      "@type": "PostalAddress",
      streetAddress: facts.street,
      postalCode: facts.postalCode,
      addressLocality: facts.city,
      addressCountry: facts.country,
    },
    ...(showsOffices && { location: site.offices.map((office) => officeOf(site, office)) }),
    sameAs: site.profiles,
  };
}

/** The website as a whole. */
const website = (site: SiteProfile): WebSite => ({
  "@type": "WebSite",
  "@id": ids.website(site),
  url: `${site.url}/`,
  name: site.facts.company,
  description: site.description,
  inLanguage: site.language,
  publisher: refer(ids.organization(site)),
});

/** The id of what the page is about, or undefined where schema.org has no type for it. */
function mainEntityId(site: SiteProfile, page: Page): string | undefined {
  const { mainEntity } = page.traits;
  return mainEntity === "Organization" ? ids.organization(site) : mainEntity && ids.mainEntity(site, page);
}

/** The way to the page as its breadcrumbs show it, or undefined for the home page, which shows none. */
function breadcrumbs(site: SiteProfile, page: Page): BreadcrumbList | undefined {
  if (page.name === undefined) return undefined;
  return {
    "@type": "BreadcrumbList",
    "@id": ids.breadcrumbs(site, page),
    itemListElement: breadcrumbsTo(page.path, page.name, site.entries, site.home).map(
      ({ title, path = page.path }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: title,
        item: refer(ids.page(site, { path })),
      }),
    ),
  };
}

/** The page itself. */
function webPage(site: SiteProfile, page: Page): WebPage {
  const mainEntity = mainEntityId(site, page);
  return {
    "@type": page.traits.schemaOrg,
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
  };
}

/** Properties that services and products share. */
const shared = (site: SiteProfile, page: Page) => ({
  "@id": ids.mainEntity(site, page),
  name: page.name,
  description: page.description,
  url: `${site.url}${page.path}`,
  provider: refer(ids.organization(site)),
  mainEntityOfPage: refer(ids.page(site, page)),
});

/** A case study as an article of the company about its services and products. */
const article = (site: SiteProfile, page: Page): Article => ({
  "@type": "Article",
  "@id": ids.mainEntity(site, page),
  headline: page.title,
  description: page.description,
  image: page.picture?.url,
  url: `${site.url}${page.path}`,
  dateModified: page.modified,
  inLanguage: site.language,
  author: refer(ids.organization(site)),
  publisher: refer(ids.organization(site)),
  mainEntityOfPage: refer(ids.page(site, page)),
  about: page.about.map((path) => refer(ids.mainEntity(site, { path }))),
});

/** The service, product or article that a page is about, or undefined where it is about none of them. */
function mainEntity(site: SiteProfile, page: Page): Service | WebAPI | SoftwareApplication | Article | undefined {
  const { mainEntity: kind } = page.traits;
  if (kind === "Article") return article(site, page);
  if (kind === "Service") return { "@type": "Service", ...shared(site, page), serviceType: page.name };
  if (kind !== "Product") return undefined;
  if (page.isApi) return { "@type": "WebAPI", ...shared(site, page) };
  const featureList = page.features.length > 0 ? page.features : undefined;
  return { "@type": "SoftwareApplication", ...shared(site, page), featureList };
}

/** The questions that a page answers, or undefined where it answers none. */
function faqPage(site: SiteProfile, page: Page): FAQPage | undefined {
  if (page.questions.length === 0) return undefined;
  return {
    "@type": "FAQPage",
    "@id": ids.questions(site, page),
    isPartOf: refer(ids.page(site, page)),
    mainEntity: page.questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/**
 * Structured data of one page. Company and website are given on every page, because search engines read each page by
 * itself; the offices where they are shown.
 */
export function pageGraph(site: SiteProfile, page: Page): Graph {
  const objects = [
    organization(site, page.traits.schemaOrg === "ContactPage"),
    website(site),
    webPage(site, page),
    breadcrumbs(site, page),
    mainEntity(site, page),
    faqPage(site, page),
  ];
  return { "@context": "https://schema.org", "@graph": objects.filter((object) => object !== undefined) };
}
