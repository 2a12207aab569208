import type { Graph } from "schema-dts";
import { faqPage } from "./faq-page";
import { mainEntity } from "./main-entity";
import { organization, website } from "./organization";
import type { Page, SiteProfile } from "./types";
import { breadcrumbs, webPage } from "./web-page";

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
