import { ids, type JsonLd, type Page, refer, type Site } from "./types";

/** What services and products say alike. */
const shared = (site: Site, page: Page): JsonLd => ({
  "@id": ids.subject(site, page),
  name: page.name,
  description: page.description,
  url: `${site.url}${page.path}`,
  provider: refer(ids.organization(site)),
  mainEntityOfPage: refer(ids.page(site, page)),
});

/** The service or product that a page is about, or undefined where it is about neither. */
export function subject(site: Site, page: Page): JsonLd | undefined {
  if (page.kind === "Service") return { "@type": "Service", ...shared(site, page), serviceType: page.name };
  if (page.kind !== "Product") return undefined;
  return page.isApi
    ? { "@type": "WebAPI", ...shared(site, page) }
    : {
        "@type": "SoftwareApplication",
        ...shared(site, page),
        featureList: page.features.length > 0 ? page.features : undefined,
      };
}
