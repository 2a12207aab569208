import type { Graph, Organization, Place, Thing, WebPage } from "schema-dts";
import { breadcrumbsTo } from "../../content/links/breadcrumbs";
import type { Entry, Site } from "../../content/read-site";
import { plainText } from "../../content/text/markdown";
import { lastModified } from "../schema/last-modified";
import type { SharePictures } from "../share-pictures/share-pictures";
import type { ListedPage } from "./listed-pages";

/** A reference to an object that stands elsewhere on the page. Ids are the same on every page. */
const refer = (id: string) => ({ "@id": id });
const organizationId = (url: string) => `${url}/#organization`;
const websiteId = (url: string) => `${url}/#website`;
const mainEntityId = (address: string) => `${address}#mainEntity`;

/** Served from `static/`; search engines ask for a square of at least 112 pixels. */
const logo = "/icons/icon-512.png";

function officeOf(url: string, company: string, { key, data: office }: Entry<"Location">): Place {
  const { address, city } = office;
  const cityLine = address.findIndex((line) => line.includes(city));
  return {
    "@type": "Place",
    "@id": `${url}/#office-${key}`,
    name: `${company}, ${city}`,
    description: office.description,
    address: {
      "@type": "PostalAddress",
      // Lines before the one that names the city.
      streetAddress: address.slice(0, cityLine < 0 ? undefined : cityLine).join(", ") || undefined,
      addressLocality: city,
      addressCountry: office.country,
    },
    telephone: office.contact,
    hasMap: office.mapLink.startsWith("/") ? `${url}${office.mapLink}` : office.mapLink,
  };
}

/** The company, with its offices on the page that shows them; elsewhere they would be weight. */
function organization(site: Site, url: string, picture: string | undefined, showsOffices: boolean): Organization {
  const { facts, social } = site.SiteSettings.data;
  return {
    "@type": "Organization",
    "@id": organizationId(url),
    name: facts.company,
    legalName: facts.legalName,
    url: `${url}/`,
    description: site.SiteWords.data.head.description,
    logo: { "@type": "ImageObject", url: `${url}${logo}` },
    image: picture,
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
    ...(showsOffices && { location: site.Location.map((office) => officeOf(url, facts.company, office)) }),
    sameAs: Object.values(social),
  };
}

const website = (site: Site, url: string): Thing => ({
  "@type": "WebSite",
  "@id": websiteId(url),
  url: `${url}/`,
  name: site.SiteSettings.data.facts.company,
  description: site.SiteWords.data.head.description,
  inLanguage: site.language.code,
  publisher: refer(organizationId(url)),
});

const itemsOf = ({ data: { sections = [] } }: ListedPage, block: string) =>
  sections.flatMap((section) => (section.kind === block && "items" in section ? section.items : []));

export function pageGraph(site: Site, page: ListedPage, pictures: SharePictures): Graph {
  const { path, traits, data } = page;
  const { url } = site.SiteSettings.data;
  const home = site.language.prefix || "/";
  const address = url + path;
  const name = data.name ?? data.superHeading;
  const picture = pictures[path];
  const modified = data.updated ?? lastModified(page.absolutePath);
  const inLanguage = site.language.code;
  const company = refer(organizationId(url));
  const breadcrumbsId = `${address}#breadcrumbs`;

  const webPage: WebPage = {
    "@type": traits.schemaOrg,
    "@id": address,
    url: address,
    name: data.head.title,
    description: data.head.description,
    inLanguage,
    dateModified: modified,
    isPartOf: refer(websiteId(url)),
    // The home page has none.
    breadcrumb: name === undefined ? undefined : refer(breadcrumbsId),
    primaryImageOfPage: picture && { "@type": "ImageObject", url: picture.url, caption: picture.alt },
    mainEntity: traits.mainEntity && (traits.mainEntity === "Organization" ? company : refer(mainEntityId(address))),
  };

  const breadcrumbs = (shown: string): Thing => ({
    "@type": "BreadcrumbList",
    "@id": breadcrumbsId,
    itemListElement: breadcrumbsTo(path, shown, site.Navigation.data.header.entries, home).map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: step.title,
      item: refer(url + (step.path ?? path)),
    })),
  });

  function mainEntity(): Thing | undefined {
    const entity = {
      "@id": mainEntityId(address),
      description: data.head.description,
      url: address,
      mainEntityOfPage: refer(address),
    };
    if (traits.mainEntity === "Article") {
      return {
        "@type": "Article",
        ...entity,
        headline: data.head.title,
        image: picture?.url,
        dateModified: modified,
        inLanguage,
        author: company,
        publisher: company,
        about: data.services?.map((service) => refer(mainEntityId(url + service))),
      };
    }
    const shared = { ...entity, name, provider: company };
    if (traits.mainEntity === "Service") return { "@type": "Service", ...shared, serviceType: name };
    if (traits.mainEntity !== "Product") return undefined;
    if (data.apiExchange) return { "@type": "WebAPI", ...shared };
    const features = itemsOf(page, "features").map(({ title }) => title);
    return { "@type": "SoftwareApplication", ...shared, featureList: features.length > 0 ? features : undefined };
  }

  function faqPage(): Thing | undefined {
    const questions = itemsOf(page, "faq");
    if (questions.length === 0) return undefined;
    return {
      "@type": "FAQPage",
      "@id": `${address}#questions`,
      isPartOf: refer(address),
      mainEntity: questions.map(({ title, description }) => ({
        "@type": "Question",
        name: title,
        acceptedAnswer: { "@type": "Answer", text: plainText(description) },
      })),
    };
  }

  const objects = [
    organization(site, url, pictures[home]?.url, traits.schemaOrg === "ContactPage"),
    website(site, url),
    webPage,
    name === undefined ? undefined : breadcrumbs(name),
    mainEntity(),
    faqPage(),
  ];
  return { "@context": "https://schema.org", "@graph": objects.filter((object) => object !== undefined) };
}
