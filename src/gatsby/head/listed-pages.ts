import { type TypeName, traitsOfPage } from "../../content/content-types";
import { maintenanceOf, showsMaintenance } from "../../content/maintenance";
import { allEntries, type Entry, type Site, type Sites, translationsOf } from "../../content/read-site";

/** Not found, a wizard's plain form, and the pages of the tests' site that are no file: their templates say noindex. */
const hiddenPages = /^(\/[a-z]{2})?\/(404|404\.html|enquire\/.*|examples\/.*)$/;

export type IsListed = (path: string) => boolean;

/** Tells which pages search engines may list. The others say noindex, so no list of pages may name them. */
export function listingOf(sites: Sites): IsListed {
  const state = maintenanceOf(sites);
  const entries = sites.flatMap(allEntries).map(({ entry }) => entry);
  const unlisted = entries.filter(({ data }) => (data as PageData).listed === false).map(({ path }) => path);
  return (path) => !hiddenPages.test(path) && !unlisted.includes(path) && !showsMaintenance(path, state);
}

type Said<Name extends TypeName> = Entry<Name>["data"];

type PageData = Pick<Said<"Page">, "head" | "listed"> &
  Partial<
    Pick<Said<"Page">, "superHeading"> &
      Pick<Said<"Product">, "name" | "order" | "apiExchange" | "sections"> &
      Pick<Said<"CaseStudy">, "services"> &
      Pick<Said<"Policy">, "updated">
  >;

export type ListedPage = ReturnType<typeof listedPages>[number];

export const listedPages = (site: Site, isListed: IsListed) =>
  allEntries(site).flatMap(({ type, entry: { path, absolutePath, data } }) => {
    const traits = traitsOfPage(type, data);
    if (!traits || !path || !isListed(path)) return [];
    return { type: type.typeName, traits, path, absolutePath, data: data as PageData };
  });

export type Alternate = ReturnType<typeof alternatesOf>[string][number];

/** The page in each language that has it, by the path of each; none for pages that are in one language alone. */
export function alternatesOf(sites: Sites, isListed: IsListed) {
  const { url } = sites[0].SiteSettings.data;
  const pages = [...translationsOf(sites)].flatMap(([path, translations]) => {
    const found = sites.flatMap(({ language: { code, locale } }) => {
      const own = translations[code];
      if (own === undefined || !isListed(own)) return [];
      return [{ hreflang: code, locale: locale.replace("-", "_"), href: `${url}${own}` }];
    });
    const [standard] = found;
    if (found.length < 2 || !standard || !isListed(path)) return [];
    return [[path, [...found, { ...standard, hreflang: "x-default" }]] as const];
  });
  return Object.fromEntries(pages);
}
