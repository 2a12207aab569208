import { isGroup } from "../fields/values";
import type { ContentFile } from "../files/load";

export interface SiteLanguage {
  readonly code: string;
  readonly locale: string;
  /** Folder below `content/`: `de/`; empty for the first language. */
  readonly folder: string;
  /** Beginning of its paths: `/de`; empty for the first language. */
  readonly prefix: string;
}

export const sharedFiles: readonly string[] = ["site.yaml", "languages.yaml", "appearance.yaml"];

const languageFolder = /^[a-z]{2}\//;

/** `de/` of `de/services/devops.yaml`; empty for the first language. */
export const folderOf = (file: string): string => languageFolder.exec(file)?.[0] ?? "";

/** The path of a file below the folder of its language, the same in each: `services/devops.yaml`. */
export const nameInLanguage = (file: string): string => file.slice(folderOf(file).length);

export function listedLanguages(files: readonly ContentFile[]): Record<string, unknown>[] {
  const data = files.find(({ file }) => file === "languages.yaml")?.data;
  return isGroup(data) && Array.isArray(data.languages) ? data.languages.filter(isGroup) : [];
}

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

export const filesOfLanguage = (files: readonly ContentFile[], folder: string): ContentFile[] =>
  files.filter(({ file }) =>
    sharedFiles.includes(nameInLanguage(file)) ? folderOf(file) === "" : folderOf(file) === folder,
  );

/** The paths of one page in each language that has it, by the code of the language. */
export type Translations = Readonly<Record<string, string>>;

const remark = /^#.* as of ([0-9a-f]{12})\.$/m;

export const digestIn = (source: string): string | undefined => remark.exec(source)?.[1];

export const withRemark = (source: string, wanted: string): string =>
  remark.test(source) ? source.replace(remark, wanted) : `${wanted}\n${source}`;
