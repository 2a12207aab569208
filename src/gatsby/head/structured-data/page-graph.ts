import { organization, website } from "./organization";
import { subject } from "./subject";
import type { JsonLd, Page, Site } from "./types";
import { breadcrumbs, webPage } from "./web-page";

/**
 * What one page says about itself to machines. Company and website are given in full on every page, because search
 * engines read each page by itself.
 */
export function pageGraph(site: Site, page: Page): JsonLd {
  const objects = [
    organization(site),
    website(site),
    webPage(site, page),
    breadcrumbs(site, page),
    subject(site, page),
  ];
  return { "@context": "https://schema.org", "@graph": objects.filter((object) => object !== undefined) };
}
