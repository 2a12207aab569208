import type { ContentFile } from "../../content/files/load";
import { folderOf, languagesOf, sharedFiles } from "../../content/languages/languages";
import { type Problem, problemOfFile } from "../problems";

/** The folders of further languages, listed or not. */
export const foldersOf = (files: readonly ContentFile[]): string[] =>
  [...new Set(files.map(({ file }) => folderOf(file)))].filter((folder) => folder !== "").sort();

/** A problem with the names of files as they are on disk. */
function inFolder(problem: Problem, folder: string, names: ReadonlySet<string>): Problem {
  const named = (path: string) =>
    path.replace(/\bcontent\/([\w/-]+\.ya?ml)/g, (all, file) =>
      names.has(file) || !sharedFiles.includes(file) ? `content/${folder}${file}` : all,
    );
  return { ...problem, file: named(problem.file), message: named(problem.message) };
}

const namesIn = (files: readonly ContentFile[], folder: string) =>
  files.filter(({ file }) => folderOf(file) === folder).map(({ file }) => file.slice(folder.length));

const isListed = (files: readonly ContentFile[], folder: string) =>
  languagesOf(files).some((language) => language.folder === folder);

/**
 * The problems of a language's files, as the check found them without the folder. Files that all languages share are
 * checked with the first one. A language that is not listed is published nowhere, so that nothing of it stops a build.
 */
export function problemsOfLanguage(
  problems: readonly Problem[],
  files: readonly ContentFile[],
  folder: string,
): Problem[] {
  const own = new Set(namesIn(files, folder));
  const level = isListed(files, folder) ? {} : ({ level: "advice" } as const);
  return problems
    .filter(({ file }) => !sharedFiles.includes(file.replace(/^content\//, "")))
    .map((problem) => ({ ...inFolder(problem, folder, own), ...level }));
}

export function folderProblems(files: readonly ContentFile[], folder: string): Problem[] {
  const own = namesIn(files, folder);
  const doubles = own.filter((file) => sharedFiles.includes(file));
  return [
    ...doubles.map((file) =>
      problemOfFile(folder + file, `found a second ${file}; all languages share content/${file}, so delete this one.`),
    ),
    ...(isListed(files, folder) ? [] : [unlisted(folder, own)]),
  ];
}

function unlisted(folder: string, [file = ""]: readonly string[]): Problem {
  const code = folder.slice(0, -1);
  const message = `found content in the language ${code}, which is not published yet; languages.yaml lists no language with the code and the dataSet ${code}.`;
  return problemOfFile(folder + file, message, "advice");
}
