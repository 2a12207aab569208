import { type Sites, translationsOf } from "../../content/read-site";
import type { IsListed } from "./listed-pages";

export interface Alternate {
  /** `de`, or `x-default` for visitors of all other languages. */
  readonly hreflang: string;
  /** As Open Graph writes it: `de_DE`. */
  readonly locale: string;
  readonly href: string;
}

/** The page in each language that has it, by the path of each; none for pages that are in one language alone. */
export function alternatesOf(sites: Sites, isListed: IsListed): Readonly<Record<string, readonly Alternate[]>> {
  const [{ language: first, SiteSettings }] = sites;
  const { url } = SiteSettings.data;
  const pages = [...translationsOf(sites)].flatMap(([path, translations]) => {
    const found = sites.flatMap(({ language: { code, locale } }) => {
      const own = translations[code];
      if (own === undefined || !isListed(own)) return [];
      return [{ hreflang: code, locale: locale.replace("-", "_"), href: `${url}${own}` }];
    });
    if (found.length < 2 || !isListed(path)) return [];
    const standard = found.find(({ hreflang }) => hreflang === first.code) ?? found[0];
    return [[path, [...found, ...(standard ? [{ ...standard, hreflang: "x-default" }] : [])]] as const];
  });
  return Object.fromEntries(pages);
}
