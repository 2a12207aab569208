import { endpointIn } from "../enquiry/endpoint";
import { countFacts } from "../figures/counts";
import type { SiteLanguage } from "../languages/languages";
import type { Placeholders } from "./interpolate";
import { interpolate } from "./text";

type Texts = Readonly<Record<string, string>>;

interface PlaceholderSources {
  readonly SiteSettings: {
    readonly data: { readonly facts: Texts; readonly links: Texts; readonly enquiries: { readonly endpoints: Texts } };
  };
  readonly SiteWords: { readonly data: { readonly facts?: Texts | undefined } };
  readonly InterfaceWords: { readonly data: { readonly numbers: readonly string[] } };
  readonly Page: readonly {
    readonly data: { readonly sections: readonly { readonly kind: string; readonly items?: readonly unknown[] }[] };
  }[];
  readonly Service: readonly unknown[];
  readonly Product: readonly unknown[];
  readonly Industry: readonly unknown[];
  readonly Location: readonly unknown[];
}

export function placeholdersOf(
  site: PlaceholderSources,
  { language, paths }: { language: SiteLanguage } & Pick<Placeholders, "paths">,
): Placeholders {
  const { facts: named, links, enquiries } = site.SiteSettings.data;
  const translated = site.SiteWords.data.facts ?? {};
  const counts = {
    services: site.Service.length,
    products: site.Product.length,
    industries: site.Industry.length,
    offices: site.Location.length,
    furtherServices: site.Page.flatMap(({ data }) => data.sections)
      .filter(({ kind }) => kind === "furtherServices")
      .reduce((sum, { items = [] }) => sum + items.length, 0),
  };
  const facts = { ...named, ...translated, ...countFacts(counts, site.InterfaceWords.data.numbers) };
  return {
    facts,
    links: Object.fromEntries(Object.entries(links).map(([name, url]) => [name, interpolate(url, facts)])),
    endpoints: Object.fromEntries(
      Object.entries(enquiries.endpoints).map(([name, address]) => [name, endpointIn(address, language)]),
    ),
    language: language.code,
    numbers: site.InterfaceWords.data.numbers,
    paths,
  };
}
