import { createHash } from "node:crypto";
import type { ContentFile } from "../content/files/load";
import {
  digestIn,
  filesOfLanguage,
  folderOf,
  languagesOf,
  nameInLanguage,
  sharedFiles,
} from "../content/languages/languages";
import { missingFiles } from "./files";
import { nameOf, type Problem, problemAt, problemOfFile, shown } from "./problems";

export const foldersOf = (files: readonly ContentFile[]): string[] =>
  [...new Set(files.map(({ file }) => folderOf(file)))].filter((folder) => folder !== "").sort();

export const isListed = (files: readonly ContentFile[], folder: string) =>
  languagesOf(files).some((language) => language.folder === folder);

/**
 * The problems of a language's files, as the check found them without the folder. Files that all languages share are
 * checked with the first one. A language that is not listed is published nowhere, so that nothing of it stops a build, but
 * for what cannot be read: Gatsby reads each file.
 */
export function problemsOfLanguage(
  problems: readonly Problem[],
  files: readonly ContentFile[],
  folder: string,
  unreadable: readonly Problem[] = [],
): Problem[] {
  const own = new Set(files.map(({ file }) => file).filter((file) => folderOf(file) === folder));
  const named = (words: string) =>
    words.replace(/\bcontent\/([\w/-]+\.ya?ml)/g, (all, file) =>
      own.has(folder + file) || !sharedFiles.includes(file) ? `content/${folder}${file}` : all,
    );
  const isPublished = isListed(files, folder);
  return problems
    .filter((problem) => !sharedFiles.includes(nameOf(problem)))
    .map((problem) => ({
      ...problem,
      file: named(problem.file),
      message: named(problem.message),
      ...(!isPublished && !unreadable.includes(problem) && { level: "advice" }),
    }));
}

export function folderProblems(files: readonly ContentFile[], folder: string): Problem[] {
  const own = files.map(({ file }) => file).filter((file) => folderOf(file) === folder);
  const doubles = own.filter((file) => sharedFiles.includes(nameInLanguage(file)));
  const told = doubles.map((file) => {
    const name = nameInLanguage(file);
    return problemOfFile(file, `found a second ${name}; all languages share content/${name}, so delete this one.`);
  });
  if (isListed(files, folder)) return told;
  const code = folder.slice(0, -1);
  if (code === languagesOf(files)[0].code) {
    const first = `found a folder for ${code}, the first language, whose files lie in content/ itself; move this one there, or delete it.`;
    return [...told, problemOfFile(own[0] ?? folder, first, "advice")];
  }
  const names = filesOfLanguage(files, "").flatMap(({ file }) => (sharedFiles.includes(file) ? [] : [file]));
  const translated = names.filter((name) => own.includes(folder + name));
  const least = missingFiles(filesOfLanguage(files, folder)).map(nameOf);
  const message = [
    `found content in the language ${code}, which is published nowhere: languages.yaml lists no language with the code and the dataSet ${code}.`,
    `It has ${translated.length} of ${names.length} files.`,
    ...(least.length > 0 ? [`To be published it needs at least ${least.join(", ")}.`] : []),
    "Delete the folder where it is there by mistake.",
  ].join(" ");
  return [...told, problemOfFile(own[0] ?? folder, message, "advice")];
}

/** Languages whose content is said to be shown and is not there: visitors would be offered what they cannot get. */
export function languageProblems(files: readonly ContentFile[]): Problem[] {
  const content = files.find(({ file }) => file === "languages.yaml");
  const { languages } = (content?.data ?? {}) as { languages?: unknown };
  if (!content || !Array.isArray(languages)) return [];
  const [first, ...further]: { code?: unknown; dataSet?: unknown }[] = languages.map((language) => language ?? {});
  const hasContent = (code: string) =>
    files.some(({ file }) => folderOf(file) === `${code}/` && !sharedFiles.includes(nameInLanguage(file)));
  return further.flatMap(({ code, dataSet }, index) => {
    // Of a language that shows that of another, the schema tells.
    if (typeof dataSet !== "string" || dataSet !== code || dataSet === first?.code || hasContent(dataSet)) return [];
    const message = `found ${shown(dataSet)}, but there is no content in this language (content/${dataSet}); expected ${first?.code}, the language that is shown until there is.`;
    const instead = String(first?.code);
    return [problemAt(content, ["languages", index + 1, "dataSet"], message, { instead })];
  });
}

/** Names in the address of pages in the first language, which are called as their files are. */
export const slugProblems = (files: readonly ContentFile[]): Problem[] =>
  files.flatMap((content) => {
    const { slug } = (content.data ?? {}) as { slug?: unknown };
    if (slug === undefined) return [];
    const message =
      "found a name for the address; in the first language this is the name of the file. Rename the file, and leave slug out.";
    return [problemAt(content, ["slug"], message)];
  });

/** The state of an original, as its translations name it; line ends of Windows are none. */
export const digestOf = (source: string): string =>
  createHash("sha256").update(source.replaceAll("\r\n", "\n")).digest("hex").slice(0, 12);

/** The remark at the beginning of a translation, which says of what it was made. */
export const originRemark = (file: string, source: string): string =>
  `# Translated from content/${file} as of ${digestOf(source)}.`;

/** Files that a language lacks, and translations whose original has changed since, or is gone. */
export function translationAdvice(files: readonly ContentFile[], folder: string): Problem[] {
  const originals = new Map(filesOfLanguage(files, "").map((content) => [content.file, content]));
  const translated = new Map(filesOfLanguage(files, folder).map((content) => [content.file, content]));
  const names = new Set([...originals.keys(), ...translated.keys()].filter((file) => !sharedFiles.includes(file)));
  return [...names].flatMap((file) => {
    const told = (message: string) => [problemOfFile(`${folder}${file}`, message, "advice")];
    const original = originals.get(file);
    const translation = translated.get(file);
    if (!translation) {
      const message = `found no translation of content/${file}; what it makes is left out in this language.`;
      return isListed(files, folder) ? told(message) : [];
    }
    const made = digestIn(translation.source);
    // A page of this language alone says nothing of an original.
    if (made === undefined) return [];
    const found = `found a translation of content/${file}`;
    if (!original) {
      const way = "delete it as well, or its first line where this language keeps it";
      return told(`${found}, which is not there any more; ${way}.`);
    }
    const now = digestOf(original.source);
    const way = `compare the two, then write as of ${now}`;
    return made === now ? [] : told(`${found} as of ${made}, which has changed since; ${way}.`);
  });
}
