import type { ContentFile } from "../files/load";

export interface SiteLanguage {
  /** Two letters, such as `de`. */
  readonly code: string;
  /** The language with its country, such as `de-DE`. */
  readonly locale: string;
  /** Folder of its files below `content/`, with a slash at its end; empty for the first language. */
  readonly folder: string;
  /** Beginning of the paths of its pages: `/de`; empty for the first language. */
  readonly prefix: string;
}

export const sharedFiles: readonly string[] = ["site.yaml", "languages.yaml"];

/** Folder of a further language at the beginning of a path: `de/services/devops.yaml`. */
const languageFolder = /^[a-z]{2}\//;

/** The folder of the language that a file belongs to, with a slash at its end; empty for the first language. */
export const folderOf = (file: string): string => languageFolder.exec(file)?.[0] ?? "";

/** The path of a file below the folder of its language, the same in each: `services/devops.yaml`. */
export const nameInLanguage = (file: string): string => file.slice(folderOf(file).length);

interface ListedLanguage {
  code?: unknown;
  locale?: unknown;
  dataSet?: unknown;
}

function listedLanguages(files: readonly ContentFile[]): ListedLanguage[] {
  const data = files.find(({ file }) => file === "languages.yaml")?.data as { languages?: unknown } | null | undefined;
  const list = Array.isArray(data?.languages) ? data.languages : [];
  return list.filter((language) => typeof language === "object" && language !== null);
}

/** The languages whose data set is their own: the first one, and those with a folder. */
export function languagesOf(files: readonly ContentFile[]): [SiteLanguage, ...SiteLanguage[]] {
  const [first, ...others] = listedLanguages(files);
  const further = others
    .filter(({ code, dataSet }) => code === dataSet)
    .map(({ code, locale }) => ({
      code: String(code),
      locale: String(locale),
      folder: `${code}/`,
      prefix: `/${code}`,
    }));
  return [
    { code: String(first?.code ?? "en"), locale: String(first?.locale ?? "en"), folder: "", prefix: "" },
    ...further,
  ];
}

/** Files as a language's folder names them, each made once: who follows changes asks for them again and again. */
const withoutFolder = new WeakMap<ContentFile, ContentFile>();

/** The file with its path below the folder of its language: `services/devops.yaml`. */
function fileInLanguage(content: ContentFile): ContentFile {
  if (folderOf(content.file) === "") return content;
  const inLanguage = withoutFolder.get(content) ?? { ...content, file: nameInLanguage(content.file) };
  withoutFolder.set(content, inLanguage);
  return inLanguage;
}

/** The files of one language, each by its path below the language's folder, with those that all languages share. */
export function filesOfLanguage(files: readonly ContentFile[], folder: string): ContentFile[] {
  const own = files.filter(({ file }) => folderOf(file) === folder).map(fileInLanguage);
  if (folder === "") return own;
  const shared = files.filter(({ file }) => sharedFiles.includes(file));
  return [...shared, ...own.filter(({ file }) => !sharedFiles.includes(file))];
}

/** The paths of one page in each language that has it, by the code of the language. */
export type Translations = Readonly<Record<string, string>>;

/** The translations of each page, by its path; none where there is one language. */
export function translationsOf(
  sites: readonly {
    readonly language: SiteLanguage;
    readonly placeholders: { readonly paths: ReadonlyMap<string, string> };
  }[],
): ReadonlyMap<string, Translations> {
  if (sites.length === 1) return new Map();
  const byName = new Map<string, Record<string, string>>();
  for (const { language, placeholders } of sites) {
    for (const [name, path] of placeholders.paths) {
      byName.set(name, { ...byName.get(name), [language.code]: path });
    }
  }
  return new Map([...byName.values()].flatMap((paths) => Object.values(paths).map((path) => [path, paths] as const)));
}

const remark = /^#.* as of ([0-9a-f]{12})\.$/m;

/** The state of the original that a translation was made of, where it says so. */
export const digestIn = (source: string): string | undefined => remark.exec(source)?.[1];

export const withRemark = (source: string, wanted: string): string =>
  remark.test(source) ? source.replace(remark, wanted) : `${wanted}\n${source}`;
