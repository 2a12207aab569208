import type { BreadcrumbList, WebPage } from "schema-dts";
import { breadcrumbsTo } from "../../content/links/breadcrumbs";
import { ids, type Page, refer, type SiteProfile } from "./types";

/** The id of what the page is about, or undefined where schema.org has no type for it. */
function mainEntityId(site: SiteProfile, page: Page): string | undefined {
  const { mainEntity } = page.traits;
  return mainEntity === "Organization" ? ids.organization(site) : mainEntity && ids.mainEntity(site, page);
}

/** The way to the page as its breadcrumbs show it, or undefined for the home page, which shows none. */
export function breadcrumbs(site: SiteProfile, page: Page): BreadcrumbList | undefined {
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
export function webPage(site: SiteProfile, page: Page): WebPage {
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
