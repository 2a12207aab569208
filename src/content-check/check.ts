import { contentTypeOf } from "../content/content-types";
import { isGroup } from "../content/fields/values";
import { type ContentFile, loadContent } from "../content/files/load";
import { filesOfLanguage, folderOf, languagesOf } from "../content/languages/languages";
import { pagePathsOf } from "../content/links/page-paths";
import { onceFor } from "../content/once-for";
import { duplicateProblems, redirectProblems, reservedPathProblems } from "./addresses";
import { adviceOnDays } from "./advice";
import { copiedCard, formNameProblems, formProblems, purposeProblems, unanswerable } from "./enquiries";
import { hasPossibleName, missingFiles, nameProblems, strayFiles } from "./files";
import { formattingAdvice } from "./format";
import {
  folderProblems,
  foldersOf,
  isPublishedLanguage,
  languageProblems,
  slugProblems,
  softened,
  translationAdvice,
} from "./languages";
import { pictureProblems } from "./pictures";
import { nameOf, type Problem, sorted } from "./problems";
import { referenceProblems, relationAdvice, sheetProblems, unlinkedPages, unusedPictures } from "./references";
import { sameTitles, schemaProblems } from "./schema-problems";
import { syntaxProblems } from "./syntax";
import { type Folders, type Targets, targetsIn } from "./targets";
import { miscounted, textProblems, unseenSigns } from "./texts";

export interface CheckOptions extends Folders {
  /** The day of the check, such as `2026-11-21`; today where it is left out. */
  today?: string;
}

export const checkContent = (options: CheckOptions): Problem[] => checkFiles(loadContent(options.contentRoot), options);

export const checkWithPictures = async (files: readonly ContentFile[], options: CheckOptions): Promise<Problem[]> =>
  sorted([...checkFiles(files, options), ...(await picturesOfLanguages(files, options.contentRoot))]);

export async function checkAll(options: CheckOptions): Promise<{ problems: Problem[]; count: number }> {
  const files = loadContent(options.contentRoot);
  const problems = await checkWithPictures(files, options);
  return { problems: sorted([...problems, ...files.flatMap(formattingAdvice)]), count: files.length };
}

export const picturesOfLanguages = async (files: readonly ContentFile[], contentRoot: string): Promise<Problem[]> =>
  softened(await pictureProblems(files, contentRoot), files);

const readingOf = onceFor((content: ContentFile) => {
  const problems = content.unreadable ? [] : syntaxProblems(content);
  const isRead = problems.length === 0 && !content.unreadable;
  return { problems, content: isRead ? content : { ...content, data: undefined } };
});

const problemsAlone = onceFor((content: ContentFile): Problem[] => {
  const type = content.data === undefined ? undefined : contentTypeOf(content.file);
  return type ? [...schemaProblems(content, type), ...sameTitles(content, type), ...unseenSigns(content)] : [];
});

/** The problems of one language. Files that all languages share are checked with the first one. */
function checkLanguage(all: readonly ContentFile[], folder: string, options: CheckOptions, first?: Targets): Problem[] {
  const { staticRoot, today = new Date().toISOString().slice(0, 10) } = options;
  const files = filesOfLanguage(all, folder);
  const readings = files.map(readingOf);
  // An empty file, or a list in place of fields, says as little of its page as one that cannot be read.
  const contents = readings.map(({ content }) => (isGroup(content.data) ? content : { ...content, data: undefined }));
  const known = contents.filter(({ file, data }) => hasPossibleName(file) && data !== undefined);
  const targets = targetsIn(contents, options, first);
  const [, ...below] = folder === "" ? languagesOf(all) : [];
  const prefix = folder && `/${folder.slice(0, -1)}`;
  const addresses = {
    pagePaths: pagePathsOf(contents, { prefix }),
    pathsBeside: below.flatMap((language) => [
      ...pagePathsOf(filesOfLanguage(all, language.folder), language).values(),
    ]),
    languagesBelow: below,
    prefix,
    staticRoot,
  };
  const found = [
    ...(isPublishedLanguage(all, folder) ? missingFiles(files, folder) : []),
    ...files.flatMap(nameProblems),
    ...readings.flatMap(({ content }) => {
      const alone = problemsAlone(content);
      // One error a field; advice, such as that a text is still to be written, waits for none.
      const named = [...referenceProblems(content, targets), ...sheetProblems(content, known)];
      const isNew = ({ field, level }: Problem) =>
        level === "advice" || !alone.some((problem) => problem.field === field);
      return [...alone, ...[...textProblems(content), ...named].filter(isNew)];
    }),
    ...formNameProblems(contents),
    ...formProblems(contents),
    ...purposeProblems(known),
    ...known.flatMap((content) => [...copiedCard(content), ...unanswerable(content), ...adviceOnDays(content, today)]),
    ...duplicateProblems(known, addresses),
    ...reservedPathProblems(known, addresses),
    ...redirectProblems(known, addresses),
    ...relationAdvice(known),
    ...miscounted(known),
    ...(known.length === files.length ? unlinkedPages(known) : []),
  ];
  // Gatsby reads each file, also of a language that is published nowhere.
  const unreadable = readings.flatMap(({ problems }) => problems);
  return [...unreadable, ...softened(found, all)].filter((problem) => folderOf(nameOf(problem)) === folder);
}

export function checkFiles(files: readonly ContentFile[], options: CheckOptions): Problem[] {
  const own = filesOfLanguage(files, "");
  const folders = foldersOf(files);
  const first = targetsIn(own, options);
  const isWhole = own.every((content) => isGroup(readingOf(content).content.data) && hasPossibleName(content.file));
  return sorted([
    ...checkLanguage(files, "", options),
    ...languageProblems(files),
    ...slugProblems(own),
    ...strayFiles(options.contentRoot),
    // What a file that cannot be read leads to and shows is not known.
    ...(isWhole ? unusedPictures(files, options.contentRoot) : []),
    ...folders.flatMap((folder) => [
      // Of what stands in one place, the first is told first: here that a folder may be there by mistake.
      ...folderProblems(files, folder),
      ...checkLanguage(files, folder, options, first),
      ...translationAdvice(files, folder),
    ]),
  ]);
}
