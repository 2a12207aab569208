import type { Service, SoftwareApplication, WebAPI } from "schema-dts";
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

/** The service or product that a page is about, or undefined where it is about neither. */
export function mainEntity(site: SiteProfile, page: Page): Service | WebAPI | SoftwareApplication | undefined {
  const { mainEntity: kind } = page.traits;
  if (kind === "Service") return { "@type": "Service", ...shared(site, page), serviceType: page.name };
  if (kind !== "Product") return undefined;
  if (page.isApi) return { "@type": "WebAPI", ...shared(site, page) };
  const featureList = page.features.length > 0 ? page.features : undefined;
  return { "@type": "SoftwareApplication", ...shared(site, page), featureList };
}
