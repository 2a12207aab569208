import type { Article, Service, SoftwareApplication, WebAPI } from "schema-dts";
import { ids, type Page, refer, type SiteProfile } from "./types";

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
export function mainEntity(
  site: SiteProfile,
  page: Page,
): Service | WebAPI | SoftwareApplication | Article | undefined {
  const { mainEntity: kind } = page.traits;
  if (kind === "Article") return article(site, page);
  if (kind === "Service") return { "@type": "Service", ...shared(site, page), serviceType: page.name };
  if (kind !== "Product") return undefined;
  if (page.isApi) return { "@type": "WebAPI", ...shared(site, page) };
  const featureList = page.features.length > 0 ? page.features : undefined;
  return { "@type": "SoftwareApplication", ...shared(site, page), featureList };
}
