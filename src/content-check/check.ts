import { isGroup } from "../content/fields/values";
import { type ContentFile, loadContent } from "../content/files/load";
import { kindOf } from "../content/kinds";
import { filesOfLanguage, languagesOf } from "../content/languages/languages";
import { pagePathsOf } from "../content/links/page-paths";
import { allAdvice } from "./advice/all-advice";
import { formattingAdvice } from "./advice/formatting-advice";
import { caseStudyProblems } from "./check/check-case-studies";
import { duplicateProblems } from "./check/check-duplicates";
import { endpointProblems } from "./check/check-endpoints";
import { formProblems } from "./check/check-forms";
import { hasPossibleName, missingFiles, nameProblems, strayFiles } from "./check/check-names";
import { parserProblem } from "./check/check-parsers";
import { pictureProblems } from "./check/check-pictures";
import { purposeProblems } from "./check/check-purposes";
import { redirectProblems } from "./check/check-redirects";
import { checkReferences } from "./check/check-references";
import { relatedProblems } from "./check/check-related";
import { checkSchema } from "./check/check-schema";
import { translationAdvice } from "./check/check-translations";
import { duplicateTitles } from "./check/duplicate-titles";
import { languageProblems, slugProblems } from "./check/language-content";
import { folderProblems, foldersOf, problemsOfLanguage } from "./check/language-folders";
import { collectReferences, type References } from "./check/references";
import { reservedPathProblems } from "./check/reserved-paths";
import { uneditedCopies } from "./check/unedited-copies";
import { wizardPrefillProblems } from "./check/wizard-prefill";
import { onceFor } from "./once-for";
import { type Problem, sorted } from "./problems";
import { type Reading, readFile } from "./syntax/read-file";

/** Folders that the check reads. */
export interface CheckOptions {
  contentRoot: string;
  /** The folder `static/`, whose files can be linked to. */
  staticRoot: string;
  /** The day of the check, such as `2026-11-21`; today where it is left out. */
  today?: string;
}

interface LanguageOptions extends CheckOptions {
  /** Folder of its files below `content/`, with a slash at its end; empty for the first language. */
  folder: string;
  /** Pages of the first language, with their anchors. */
  pagesBeside: References["pages"];
  /** The paths of the pages of further languages; none where these are checked themselves, as all of theirs begin otherwise. */
  pathsBeside: readonly string[];
  /** Files of the other languages, which may show pictures; undefined where pictures are not to be looked for. */
  filesBeside: readonly ContentFile[] | undefined;
}

/** Checks all of `content/` and returns every problem, in the order of files and lines. */
export const checkContent = (options: CheckOptions): Problem[] => checkFiles(loadContent(options.contentRoot), options);

/** The same, and pictures and the form of files are looked into, which takes a moment longer. */
export async function checkAll(options: CheckOptions): Promise<{ problems: Problem[]; count: number }> {
  const files = loadContent(options.contentRoot);
  const pictures = await picturesOfLanguages(files, options.contentRoot);
  return {
    problems: sorted([...checkFiles(files, options), ...pictures, ...files.flatMap(formattingAdvice)]),
    count: files.length,
  };
}

/** Problems of the pictures that the files of each language show. */
export async function picturesOfLanguages(files: readonly ContentFile[], contentRoot: string): Promise<Problem[]> {
  const found = ["", ...foldersOf(files)].map(async (folder) => {
    const problems = await pictureProblems(filesOfLanguage(files, folder), contentRoot);
    return folder === "" ? problems : problemsOfLanguage(problems, files, folder);
  });
  return (await Promise.all(found)).flat();
}

/** A file as it is checked further, with what keeps it from being read as it stands. */
const readingOf = onceFor((content: ContentFile): Reading => {
  const reading = readFile(content);
  const problem = content.unreadable || reading.problems.length > 0 ? undefined : parserProblem(content);
  return problem ? { problems: [problem], content: { ...content, data: undefined } } : reading;
});

/** Problems of a file that depend on no other. */
const problemsAlone = onceFor((content: ContentFile): Problem[] => {
  const kind = kindOf(content.file);
  return kind ? [...checkSchema(content, kind), ...duplicateTitles(content, kind)] : [];
});

const dayOfToday = () => new Date().toISOString().slice(0, 10);

function checkLanguage(files: readonly ContentFile[], options: LanguageOptions): Problem[] {
  const { contentRoot, staticRoot, today = dayOfToday(), folder, pagesBeside, pathsBeside, filesBeside } = options;
  const readings = files.map(readingOf);
  const parsed = readings.map(({ content }) => content);
  const readable = parsed.filter(({ data, unreadable }) => data !== undefined && !unreadable);
  const named = readable.filter(({ file }) => hasPossibleName(file));
  // An empty file, or a list in place of fields, says as little of its page as one that cannot be read.
  const known = named.filter(({ data }) => isGroup(data));
  // Advice about a file that was read as it was probably meant may come of the mistake.
  const broken = new Set(readings.filter(({ problems }) => problems.length > 0).map(({ content }) => content));
  const sound = known.filter((content) => !broken.has(content));
  const own = collectReferences(
    parsed.map((content) => (isGroup(content.data) ? content : { ...content, data: undefined })),
    contentRoot,
    staticRoot,
  );
  // Links may lead to the first language's page where a language lacks one.
  const references = { ...own, pages: new Map([...pagesBeside, ...own.pages]) };
  const prefix = folder === "" ? "" : `/${folder.slice(0, -1)}`;
  const pagePaths = pagePathsOf(parsed, { prefix });
  const [, ...languagesBelow] = folder === "" ? languagesOf(files) : [];
  return [
    ...missingFiles(files),
    ...files.flatMap(nameProblems),
    ...readings.flatMap(({ problems }) => problems),
    ...readable.flatMap((content) => [...problemsAlone(content), ...checkReferences(content, references)]),
    ...duplicateProblems(named, pagePaths),
    ...relatedProblems(known, references),
    ...caseStudyProblems(known),
    ...wizardPrefillProblems(readable),
    ...endpointProblems(readable),
    ...purposeProblems(known),
    ...formProblems(readable),
    ...uneditedCopies(named),
    ...reservedPathProblems(named, pagePaths, languagesBelow),
    ...redirectProblems(named, { pagePaths, pathsBeside, prefix, staticRoot }),
    ...allAdvice(sound, { today, contentRoot, isWhole: sound.length === files.length, filesBeside }),
  ];
}

/** The check of files that are read already: of each language by itself. */
export function checkFiles(files: readonly ContentFile[], options: CheckOptions): Problem[] {
  const { contentRoot, staticRoot } = options;
  const own = filesOfLanguage(files, "");
  const folders = foldersOf(files);
  const filesBeside = folders.flatMap((folder) => filesOfLanguage(files, folder));
  const pagesBeside = collectReferences(own, contentRoot, staticRoot).pages;
  const pathsBeside = languagesOf(files)
    .slice(1)
    .flatMap((language) => [...pagePathsOf(filesOfLanguage(files, language.folder), language).values()]);
  return sorted([
    ...checkLanguage(own, { ...options, folder: "", pagesBeside: new Map(), pathsBeside, filesBeside }),
    ...languageProblems(files),
    ...slugProblems(own),
    ...strayFiles(contentRoot),
    ...folders.flatMap((folder) => {
      const found = checkLanguage(filesOfLanguage(files, folder), {
        ...options,
        folder,
        pagesBeside,
        pathsBeside: [],
        filesBeside: undefined,
      });
      return [
        ...problemsOfLanguage(found, files, folder),
        ...folderProblems(files, folder),
        ...translationAdvice(files, folder),
      ];
    }),
  ]);
}
