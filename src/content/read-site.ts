import type { z } from "zod";
import {
  type ContentType,
  type ContentTypeNamed,
  contentTypeOf,
  contentTypes,
  fileName,
  isFolder,
  pagePathOf,
  type TypeName,
} from "./content-types";
import { fieldSchemaOf } from "./fields/field-schemas";
import { type Counts, countsInWords } from "./figures/figures";
import { contentFolder } from "./files/file-tree";
import { type ContentFile, loadContent } from "./files/load";
import {
  filesOfLanguage,
  languagesOf,
  nameInLanguage,
  type SiteLanguage,
  type Translations,
} from "./languages/languages";
import { pagePathsOf } from "./links/page-paths";
import { interpolateFields, type Placeholders } from "./text/interpolate";
import { interpolate } from "./text/text";

/** One file of `content/`: checked, with its defaults, and with the names in its texts and links replaced. */
export interface Entry<Name extends TypeName> {
  file: string;
  absolutePath: string;
  key: string;
  path: string | undefined;
  data: z.output<ContentTypeNamed<Name>["schema"]>;
}

type OnlyEntry<Name extends TypeName> =
  ContentTypeNamed<Name> extends { isOptional: true } ? Entry<Name> | undefined : Entry<Name>;

type SiteEntries = {
  readonly [Name in TypeName]: ContentTypeNamed<Name>["files"] extends `${string}/*`
    ? readonly Entry<Name>[]
    : OnlyEntry<Name>;
};

export type Site = SiteEntries & {
  readonly language: SiteLanguage;
  readonly placeholders: Placeholders;
};

export type Sites = readonly [Site, ...Site[]];

export class ContentError extends Error {
  override name = "ContentError";
}

interface EntryOfType {
  type: ContentType;
  entry: Entry<TypeName>;
}

const positionOf = ({ data }: Entry<TypeName>) => ("order" in data ? data.order : 0);

function entryOf({ file, absolutePath, data }: ContentFile, type: ContentType, path: string | undefined) {
  const result = type.schema.safeParse(data);
  if (result.success) return { file: nameInLanguage(file), absolutePath, key: fileName(file), path, data: result.data };
  throw new ContentError(`content/${file} is not in order. "npm run check:content" says what to mend.`);
}

function byType(all: readonly EntryOfType[], folder: string): SiteEntries {
  const site = contentTypes.map((type) => {
    const entries = all.flatMap((one) => (one.type === type ? [one.entry] : []));
    if (isFolder(type)) return [type.typeName, entries.sort((a, b) => positionOf(a) - positionOf(b))];
    if (entries.length > 0 || "isOptional" in type) return [type.typeName, entries[0]];
    throw new ContentError(`content/${folder}${type.files} is missing. "npm run check:content" says what to mend.`);
  });
  return Object.fromEntries(site) as SiteEntries;
}

function placeholdersOf(site: SiteEntries, language: SiteLanguage, paths: Placeholders["paths"]): Placeholders {
  const { facts: named, links } = site.SiteSettings.data;
  const { numbers } = site.InterfaceWords.data;
  const further = site.Page.flatMap(({ data }) => data.sections).filter(({ kind }) => kind === "furtherServices");
  const counts: Counts = {
    services: site.Service.length,
    products: site.Product.length,
    industries: site.Industry.length,
    offices: site.Location.length,
    furtherServices: further.reduce((sum, block) => sum + ("items" in block ? block.items.length : 0), 0),
  };
  const facts = { ...named, ...site.SiteWords.data.facts, ...countsInWords(counts, numbers) };
  return {
    facts,
    links: Object.fromEntries(Object.entries(links).map(([name, url]) => [name, interpolate(url, facts)])),
    language: language.code,
    numbers,
    paths,
  };
}

function siteInLanguage(all: readonly ContentFile[], language: SiteLanguage): Site {
  const { folder } = language;
  const files = filesOfLanguage(all, folder);
  const paths = pagePathsOf(files, language);
  const read = files.flatMap((content): EntryOfType[] => {
    const type = contentTypeOf(content.file);
    const path = paths.get(pagePathOf(content.file) ?? "");
    return type ? [{ type, entry: entryOf(content, type, path) }] : [];
  });
  const placeholders = placeholdersOf(byType(read, folder), language, paths);
  const filled = read.map(({ type, entry }) => {
    return { type, entry: { ...entry, data: interpolateFields(fieldSchemaOf(type), entry.data, placeholders) } };
  });
  const site = byType(filled, folder);
  const { SiteSettings, SiteWords } = site;
  const facts = { ...SiteSettings.data.facts, ...SiteWords.data.facts };
  return { ...site, SiteSettings: { ...SiteSettings, data: { ...SiteSettings.data, facts } }, language, placeholders };
}

export function sitesOf(files: readonly ContentFile[]): Sites {
  const [first, ...further] = languagesOf(files);
  return [siteInLanguage(files, first), ...further.map((language) => siteInLanguage(files, language))];
}

/** The one door to `content/`. @throws ContentError with the first file that is not in order: the check has all */
export const readSites = ({ contentRoot = contentFolder() } = {}): Sites => sitesOf(loadContent(contentRoot));

export const readSite = (options: { contentRoot?: string } = {}): Site => readSites(options)[0];

/** The site that a path belongs to: that of the language it begins with, or the first. */
export const siteAt = (sites: Sites, path: string): Site =>
  sites.find(({ language }) => language.prefix !== "" && path.split("/")[1] === language.code) ?? sites[0];

/** By the path of each page; none where there is one language. */
export function translationsOf(sites: Sites): ReadonlyMap<string, Translations> {
  if (sites.length === 1) return new Map();
  const byName = new Map<string, Record<string, string>>();
  for (const { language, placeholders } of sites) {
    for (const [name, path] of placeholders.paths) {
      byName.set(name, { ...byName.get(name), [language.code]: path });
    }
  }
  return new Map([...byName.values()].flatMap((paths) => Object.values(paths).map((path) => [path, paths] as const)));
}

export const allEntries = (site: Site): EntryOfType[] =>
  contentTypes.flatMap((type) => {
    const entries = [site[type.typeName] ?? []].flat() as readonly Entry<TypeName>[];
    return entries.map((entry) => ({ type, entry }));
  });
