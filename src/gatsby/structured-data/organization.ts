import type { Organization, Place, WebSite } from "schema-dts";
import { postalAddress } from "./postal-address";
import { ids, type Office, refer, type SiteProfile } from "./types";

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
export function organization(site: SiteProfile, showsOffices: boolean): Organization {
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
export const website = (site: SiteProfile): WebSite => ({
  "@type": "WebSite",
  "@id": ids.website(site),
  url: `${site.url}/`,
  name: site.facts.company,
  description: site.description,
  inLanguage: site.language,
  publisher: refer(ids.organization(site)),
});
