import { createHash } from "node:crypto";
import { isGroup, valueAt } from "../content/fields/values";
import type { ContentFile } from "../content/files/load";
import {
  digestIn,
  filesOfLanguage,
  folderOf,
  languagesOf,
  nameInLanguage,
  sharedFiles,
} from "../content/languages/languages";
import { capitalised } from "../content/text/text";
import { missingFiles } from "./files";
import { inWords, nameOf, type Problem, problemAt, problemOfFile } from "./problems";

export const foldersOf = (files: readonly ContentFile[]): string[] =>
  [...new Set(files.map(({ file }) => folderOf(file)))].filter((folder) => folder !== "").sort();

export const isPublishedLanguage = (files: readonly ContentFile[], folder: string) =>
  languagesOf(files).some((language) => language.folder === folder);

const namesIn = (files: readonly ContentFile[], folder: string): string[] =>
  files.filter(({ file }) => folderOf(file) === folder).map(({ file }) => nameInLanguage(file));

/** A language that is not listed is published nowhere, so that nothing of it stops a build. */
export const softened = (problems: readonly Problem[], files: readonly ContentFile[]): Problem[] =>
  problems.map((problem) =>
    isPublishedLanguage(files, folderOf(nameOf(problem))) ? problem : { ...problem, level: "advice" as const },
  );

export function folderProblems(files: readonly ContentFile[], folder: string): Problem[] {
  const own = namesIn(files, folder);
  const told = own
    .filter((name) => sharedFiles.includes(name))
    .map((name) => {
      const message = `found a second ${name}; all languages share content/${name}, so delete this one.`;
      return problemOfFile(folder + name, message);
    });
  if (isPublishedLanguage(files, folder)) return told;
  const code = folder.slice(0, -1);
  const names = namesIn(files, "").filter((name) => !sharedFiles.includes(name));
  const least = missingFiles(filesOfLanguage(files, folder), folder).map((problem) => nameInLanguage(nameOf(problem)));
  const needed = least.length > 0 ? ` To be published it needs at least ${least.join(", ")}.` : "";
  const message = `found content in the language ${code}, which is published nowhere: languages.yaml lists no further language with the code and the dataSet ${code}. It has ${names.filter((name) => own.includes(name)).length} of ${names.length} files.${needed} Delete the folder where it is there by mistake.`;
  return [...told, problemOfFile(folder + own[0], message, "advice")];
}

export function languageProblems(files: readonly ContentFile[]): Problem[] {
  const content = files.find(({ file }) => file === "languages.yaml");
  const [first, ...further] = languagesOf(files);
  return further.flatMap(({ code, folder }) => {
    const hasContent = namesIn(files, folder).some((name) => !sharedFiles.includes(name));
    if (!content || code === first.code) return [];
    const listed = valueAt(content.data, ["languages"]) as ({ code?: unknown; name?: unknown } | null)[];
    const index = listed.findIndex((language) => language?.code === code);
    if (hasContent) {
      const [name, own = ""] = ["en", code].map((by) => new Intl.DisplayNames(by, { type: "language" }).of(code));
      if (listed[index]?.name !== name || name === own) return [];
      const sentence = `found ${inWords(name)}; who reads this language looks for its own name.`;
      const right = { instead: capitalised(own), level: "advice" } as const;
      return [problemAt(content, ["languages", index, "name"], sentence, right)];
    }
    const message = `found ${inWords(code)}, but there is no content in this language (content/${code}); expected ${first.code}, the language that is shown until there is.`;
    return [problemAt(content, ["languages", index, "dataSet"], message, { instead: first.code })];
  });
}

export const slugProblems = (files: readonly ContentFile[]): Problem[] =>
  files
    .filter(({ data }) => isGroup(data) && data.slug !== undefined)
    .map((content) => {
      const message =
        "found a name for the address; in the first language this is the name of the file. Rename the file, and leave slug out.";
      return problemAt(content, ["slug"], message);
    });

/** The state of an original, as its translations name it; line ends of Windows are none. */
export const digestOf = (source: string): string =>
  createHash("sha256").update(source.replaceAll("\r\n", "\n")).digest("hex").slice(0, 12);

export const originRemark = (file: string, source: string): string =>
  `# Translated from content/${file} as of ${digestOf(source)}.`;

export function translationAdvice(files: readonly ContentFile[], folder: string): Problem[] {
  const byName = (of: string) =>
    new Map(filesOfLanguage(files, of).map((content) => [nameInLanguage(content.file), content]));
  const [originals, translated] = [byName(""), byName(folder)];
  const names = new Set([...originals.keys(), ...translated.keys()].filter((file) => !sharedFiles.includes(file)));
  return [...names].flatMap((file) => {
    const told = (message: string) => [problemOfFile(`${folder}${file}`, message, "advice")];
    const original = originals.get(file);
    const translation = translated.get(file);
    if (!translation) {
      const message = `found no translation of content/${file}; what it makes is left out in this language.`;
      return isPublishedLanguage(files, folder) ? told(message) : [];
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
