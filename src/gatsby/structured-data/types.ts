import type { KindName, PageTraits } from "../../content/kinds";
import type { breadcrumbsTo } from "../../content/links/breadcrumbs";
import type { Entry, Site } from "../../content/read-site";

/** Source of structured data: the part of `content/` that it repeats, with texts filled in and links resolved. */
export interface SiteProfile {
  /** The site's address without a slash at the end. */
  readonly url: string;
  /** The two-letter code of the language it is in. */
  readonly language: string;
  /** Path of its home page: `/`, or `/de`. */
  readonly home: string;
  readonly facts: Pick<
    Site["SiteSettings"]["data"]["facts"],
    "company" | "legalName" | "street" | "postalCode" | "city" | "country" | "email" | "phone" | "vatId"
  >;
  /** One sentence about the company. */
  readonly description: string;
  /** Full address of a picture of the company. */
  readonly picture?: string;
  /** The company's pages at other sites. */
  readonly profiles: readonly string[];
  readonly offices: readonly Office[];
  /** The entries of the header, which name the overviews. */
  readonly entries: Parameters<typeof breadcrumbsTo>[2];
}

/** A file in `content/locations`, with its name without the ending. */
export type Office = Pick<Entry<"Location">, "key"> &
  Pick<Entry<"Location">["data"], "city" | "country" | "address" | "contact" | "mapLink" | "description">;

/** A page that search engines may list. */
export interface Page {
  /** The kind of its file. */
  readonly kind: KindName;
  /** Traits of its kind and its file. */
  readonly traits: PageTraits;
  /** Path without a slash at the end: `/services/devops`. */
  readonly path: string;
  /** Title without the company's name. */
  readonly title: string;
  readonly description: string;
  /** The picture for link previews: its full address, and what it shows. */
  readonly picture?: { readonly url: string; readonly alt: string };
  /** Name in the breadcrumbs; undefined for the home page, which shows none. */
  readonly name?: string;
  /** Day or moment of the last change, in ISO 8601. */
  readonly modified: string;
  /** Position among its neighbours, from 1; undefined for pages that are no entry of a folder. */
  readonly order?: number;
  /** True for a product that is offered as requests and answers. */
  readonly isApi: boolean;
  /** Features of a product, a few words each. */
  readonly features: readonly string[];
  /** Paths of the services and products that a case study is about. */
  readonly about: readonly string[];
  /** Questions with their answers, as plain text. */
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

/** The `@id`s by which one page's objects refer to each other. They are addresses, and the same on every page. */
export const ids = {
  organization: ({ url }: SiteProfile) => `${url}/#organization`,
  website: ({ url }: SiteProfile) => `${url}/#website`,
  /** The page is its own address, so that breadcrumbs of other pages refer to it as well. */
  page: ({ url }: SiteProfile, { path }: Pick<Page, "path">) => `${url}${path}`,
  breadcrumbs: ({ url }: SiteProfile, { path }: Page) => `${url}${path}#breadcrumbs`,
  /** The service or product that a page is about. */
  mainEntity: ({ url }: SiteProfile, { path }: Pick<Page, "path">) => `${url}${path}#mainEntity`,
  questions: ({ url }: SiteProfile, { path }: Page) => `${url}${path}#questions`,
  office: ({ url }: SiteProfile, { key }: Office) => `${url}/#office-${key}`,
} as const;

/** A reference to an object that stands elsewhere on the page. */
export const refer = (id: string) => ({ "@id": id });
