import { type KindName, traitsOfPage } from "../../content/kinds";
import { type MaintenanceState, showsMaintenance } from "../../content/maintenance";
import { allEntries, type Site } from "../../content/read-site";

/**
 * Pages for addresses that lead nowhere; those of the wizards, which say nothing that a reader would look for; and the
 * tests' examples.
 */
const hiddenPages = /^(\/[a-z]{2})?\/(404|404\.html|enquire\/.*|examples\/.*)$/;

/**
 * True for pages that search engines may list: all but the not-found page, the wizards, the maintenance screen and the pages whose
 * place it takes. The others say noindex, so no list of pages may name them.
 */
export const isIndexable = (path: string, state: MaintenanceState): boolean =>
  !hiddenPages.test(path) && !showsMaintenance(path, state);

interface PageData {
  readonly head: { readonly title: string; readonly description: string };
  readonly name?: string;
  readonly superHeading?: string;
  /** The day a policy shows; what machines read must not differ from it. */
  readonly updated?: string;
  readonly order?: number;
  readonly apiExchange?: object;
  /** Those of a case study, by their paths. */
  readonly services?: readonly string[];
  readonly sections?: readonly {
    readonly kind: string;
    readonly items?: readonly { readonly title: string; readonly description?: string }[];
  }[];
}

export interface ListedPage {
  readonly kind: KindName;
  readonly traits: NonNullable<ReturnType<typeof traitsOfPage>>;
  readonly path: string;
  readonly absolutePath: string;
  readonly data: PageData;
}

export const listedPages = (site: Site, state: MaintenanceState): ListedPage[] =>
  allEntries(site).flatMap(({ kind, entry: { path, absolutePath, data } }) => {
    const traits = traitsOfPage(kind, data);
    if (!traits || !path || !isIndexable(path, state)) return [];
    return { kind: kind.typeName, traits, path, absolutePath, data: data as PageData };
  });
