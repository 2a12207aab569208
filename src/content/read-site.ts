import type { z } from "zod";
import { fieldsOfKind } from "./fields/field-schemas";
import { contentFolder } from "./files/file-tree";
import { type ContentFile, loadContent } from "./files/load";
import {
  contentKinds,
  fileName,
  isFolder,
  type Kind,
  type KindName,
  type KindNamed,
  kindOf,
  pagePathOf,
} from "./kinds";
import { filesOfLanguage, languagesOf, type SiteLanguage } from "./languages/languages";
import { pagePathsOf } from "./links/page-paths";
import { interpolateFields, type Placeholders } from "./text/interpolate";
import { placeholdersOf } from "./text/placeholders";

/** One file of `content/`: checked, with its defaults, and with the names in its texts and links replaced. */
export interface Entry<Name extends KindName> {
  /** Path relative to the folder of its language, the same in each: `services/devops.yaml`. */
  file: string;
  /** Path on disk, from which the file's pictures are found. */
  absolutePath: string;
  /** Name of the file without its ending: `devops`. */
  key: string;
  /** Path of the page it makes; undefined for kinds that make none. */
  path: string | undefined;
  data: z.output<KindNamed<Name>["schema"]>;
}

/** The one entry of a kind of one file; undefined where a site does without it. */
type OnlyEntry<Name extends KindName> =
  KindNamed<Name> extends { isOptional: true } ? Entry<Name> | undefined : Entry<Name>;

/** The content of one language, by kind: one entry where the kind is one file, a list where it is a folder. */
export type Site = {
  readonly [Name in KindName]: KindNamed<Name>["files"] extends `${string}/*`
    ? readonly Entry<Name>[]
    : OnlyEntry<Name>;
} & {
  readonly language: SiteLanguage;
  readonly placeholders: Placeholders;
};

/** One site for each language with content of its own, the first language before all others. */
export type Sites = readonly [Site, ...Site[]];

/** Thrown where `content/` is not in order; its message says what to do. */
export class ContentError extends Error {
  override name = "ContentError";
}

const positionOf = (data: unknown) => {
  const { order } = data as { order?: unknown };
  return typeof order === "number" ? order : 0;
};

function parsed(kind: Kind, name: string, data: unknown) {
  const result = kind.schema.safeParse(data);
  if (result.success) return result.data;
  throw new ContentError(`content/${name} is not in order. "npm run check:content" says what to mend.`);
}

interface LanguageFiles {
  language: SiteLanguage;
  files: readonly ContentFile[];
  paths: ReadonlyMap<string, string>;
}

function entriesOf(kind: Kind, { language, files, paths }: LanguageFiles) {
  return files
    .filter(({ file }) => kindOf(file) === kind)
    .map(({ file, absolutePath, data }) => ({
      file,
      absolutePath,
      key: fileName(file),
      path: paths.get(pagePathOf(file) ?? ""),
      data: parsed(kind, `${language.folder}${file}`, data),
    }))
    .sort((a, b) => positionOf(a.data) - positionOf(b.data));
}

function onlyEntry(kind: Kind, { folder }: SiteLanguage, [entry]: ReturnType<typeof entriesOf>) {
  if (entry || ("isOptional" in kind && kind.isOptional)) return entry;
  throw new ContentError(`content/${folder}${kind.files} is missing. "npm run check:content" says what to mend.`);
}

type SiteEntries = Pick<Site, KindName>;

/** The table is walked as a list; its type keeps name and schema of each row together. */
function byKindName(language: SiteLanguage, entries: (kind: Kind) => ReturnType<typeof entriesOf>): SiteEntries {
  const site = contentKinds.map((kind) => [
    kind.typeName,
    isFolder(kind) ? entries(kind) : onlyEntry(kind, language, entries(kind)),
  ]);
  return Object.fromEntries(site) as unknown as SiteEntries;
}

/** The content of one language as its schemas type it, with names in texts and links replaced. */
function siteInLanguage(all: readonly ContentFile[], language: SiteLanguage): Site {
  const files = filesOfLanguage(all, language.folder);
  const paths = pagePathsOf(files, language);
  const byKind = new Map(contentKinds.map((kind) => [kind, entriesOf(kind, { language, files, paths })]));
  const entries = (kind: Kind) => byKind.get(kind) ?? [];
  const placeholders = placeholdersOf(byKindName(language, entries), { language, paths });
  const filled = byKindName(language, (kind) =>
    entries(kind).map((entry) => ({ ...entry, data: interpolateFields(fieldsOfKind(kind), entry.data, placeholders) })),
  );
  const { SiteSettings, SiteWords } = filled;
  const facts = { ...SiteSettings.data.facts, ...SiteWords.data.facts };
  return {
    ...filled,
    SiteSettings: { ...SiteSettings, data: { ...SiteSettings.data, facts } },
    language,
    placeholders,
  };
}

/**
 * The content of some files as its schemas type it, once for each language.
 * @throws ContentError where one is not in order
 */
export function sitesOf(files: readonly ContentFile[]): Sites {
  const [first, ...further] = languagesOf(files);
  return [siteInLanguage(files, first), ...further.map((language) => siteInLanguage(files, language))];
}

/**
 * The one door to `content/`: reads all of it and gives it as its schemas type it, once for each language.
 * @throws ContentError with the first file that is not in order: whoever wants all problems, checks
 */
export const readSites = ({ contentRoot = contentFolder() } = {}): Sites => sitesOf(loadContent(contentRoot));

export const readSite = (options: { contentRoot?: string } = {}): Site => readSites(options)[0];

/** The site that a path belongs to: that of the language it begins with, or the first. */
export const siteAt = (sites: Sites, path: string): Site =>
  sites.find(({ language }) => language.prefix !== "" && path.split("/")[1] === language.code) ?? sites[0];

/** Every file of a site with its kind, in the order of the table. */
export function allEntries(site: Site): { kind: Kind; entry: Entry<KindName> }[] {
  return contentKinds.flatMap((kind) => {
    const entries = [site[kind.typeName] ?? []].flat() as readonly Entry<KindName>[];
    return entries.map((entry) => ({ kind, entry }));
  });
}
