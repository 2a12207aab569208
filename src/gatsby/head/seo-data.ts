import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Kind, type KindName, type PageTraits, traitsOfPage } from "../../content/kinds";
import type { MaintenanceState } from "../../content/maintenance";
import { allEntries, type Entry, type Site, type Sites } from "../../content/read-site";
import { required } from "../../content/required";
import { plainText } from "../../content/text/markdown";
import { llmsText } from "../files/llms-text";
import { variables } from "../internals";
import { maintenanceOf } from "../maintenance";
import { lastModified } from "../schema/last-modified";
import { type SharePictures, sharePictures } from "../share-pictures/share-pictures";
import { siteUrlOf } from "../site-url";
import { pageGraph } from "../structured-data/page-graph";
import type { Page, SiteProfile } from "../structured-data/types";
import { alternatesOf } from "./alternates";
import { feedLink } from "./feed-link";
import { type HeadData, headDataFile, type LanguageHeadData } from "./head-data";
import { isIndexable } from "./indexable";
import { loaderSettings } from "./loader-settings";
import { writePrintStyles } from "./print-styles";

/** Fields of files that make pages. */
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

/** The page that a file makes, as machines read of it. */
function pageOf(kind: Kind, traits: PageTraits, path: string, entry: Entry<KindName>, pictures: SharePictures): Page {
  const data = entry.data as PageData;
  const itemsOf = (block: string) =>
    (data.sections ?? []).flatMap((section) => (section.kind === block ? (section.items ?? []) : []));
  return {
    kind: kind.typeName,
    traits,
    path,
    title: data.head.title,
    description: data.head.description,
    picture: pictures[path],
    name: data.name ?? data.superHeading,
    modified: data.updated ?? lastModified(entry.absolutePath),
    order: data.order,
    about: kind.typeName === "CaseStudy" ? (data.services ?? []) : [],
    isApi: data.apiExchange !== undefined,
    features: itemsOf("features").map(({ title }) => title),
    questions: itemsOf("faq").map(({ title, description = "" }) => ({
      question: title,
      answer: plainText(description),
    })),
  };
}

function profileOf(site: Site, pictures: SharePictures): SiteProfile {
  const { facts, social } = site.SiteSettings.data;
  return {
    url: siteUrlOf(site),
    language: site.language.code,
    home: site.language.prefix || "/",
    facts,
    description: site.SiteWords.data.head.description,
    picture: pictures[site.language.prefix || "/"]?.url,
    profiles: Object.values(social),
    offices: site.Location.map(({ key, data }) => ({ ...data, key })),
    entries: site.Navigation.data.header.entries,
  };
}

/** Every page of a language that search engines may list. */
function seoPages(site: Site, state: MaintenanceState, pictures: SharePictures): Page[] {
  return allEntries(site).flatMap(({ kind, entry }) => {
    const traits = traitsOfPage(kind, entry.data);
    if (!traits || !entry.path || !isIndexable(entry.path, state)) return [];
    return pageOf(kind, traits, entry.path, entry, pictures);
  });
}

/** Facts of one language for search engines: a part of the head's data, and `llms.txt`. */
function writeLanguage(site: Site, state: MaintenanceState, pictures: SharePictures): LanguageHeadData {
  const profile = profileOf(site, pictures);
  const pages = seoPages(site, state, pictures);
  const folder = resolve("public", site.language.folder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "llms.txt"), llmsText(profile, pages, site.InterfaceWords.data.llms));
  return {
    prefix: site.language.prefix,
    loader: loaderSettings(site),
    feed: feedLink(site.SiteWords.data.feed),
    structuredData: Object.fromEntries(pages.map((page) => [page.path, pageGraph(profile, page)])),
  };
}

/**
 * Writes what search engines read and is made of all content: `public/llms.txt`, and the parts of each page's head that
 * only crawlers read, into a file. `gatsby-ssr.tsx` imports that file, so that a change in it makes Gatsby render every
 * page again; a file read while rendering would go unnoticed.
 */
export function writeSeoData(sites: Sites): void {
  // Nobody shares the pages of somebody who edits.
  const pictures = process.env[variables.command] === "develop" ? {} : sharePictures(sites, siteUrlOf(sites[0]));
  const state = maintenanceOf(sites);
  const [first, ...further] = sites.map((site) => writeLanguage(site, state, pictures));
  const data: HeadData = {
    pictures,
    alternates: alternatesOf(sites, state),
    printStyles: writePrintStyles(sites, resolve("public")),
    languages: [...further, required(first, "site.yaml")],
  };
  writeFileSync(headDataFile(), JSON.stringify(data));
}
