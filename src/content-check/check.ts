import { isGroup } from "../content/fields/values";
import { type ContentFile, loadContent } from "../content/files/load";
import { kindOf } from "../content/kinds";
import { filesOfLanguage, languagesOf } from "../content/languages/languages";
import { pagePathsOf } from "../content/links/page-paths";
import { type Addresses, duplicateProblems, redirectProblems, reservedPathProblems } from "./addresses";
import { allAdvice, formattingAdvice } from "./advice";
import {
  copiedCard,
  endpointProblems,
  formProblems,
  handOverProblems,
  purposeProblems,
  unanswerable,
} from "./enquiries";
import { onceFor } from "./field-visits";
import { hasPossibleName, missingFiles, nameProblems, strayFiles } from "./files";
import {
  folderProblems,
  foldersOf,
  isListed,
  languageProblems,
  problemsOfLanguage,
  slugProblems,
  translationAdvice,
} from "./languages";
import { pictureProblems } from "./pictures";
import { type Problem, sorted } from "./problems";
import { referenceProblems, relationAdvice } from "./references";
import { sameTitles, schemaProblems } from "./schema-problems";
import { syntaxProblems } from "./syntax";
import { type Targets, targetsIn } from "./targets";
import { textProblems, unseenSigns } from "./texts";

export interface CheckOptions {
  contentRoot: string;
  /** The folder `static/`, whose files can be linked to. */
  staticRoot: string;
  /** The day of the check, such as `2026-11-21`; today where it is left out. */
  today?: string;
}

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

export async function picturesOfLanguages(files: readonly ContentFile[], contentRoot: string): Promise<Problem[]> {
  const found = ["", ...foldersOf(files)].map(async (folder) => {
    const problems = await pictureProblems(filesOfLanguage(files, folder), contentRoot);
    return folder === "" ? problems : problemsOfLanguage(problems, files, folder);
  });
  return (await Promise.all(found)).flat();
}

/** A file as it is checked further, with what keeps it from being read as it was meant: it says nothing then. */
const readingOf = onceFor((content: ContentFile) => {
  const problems = content.unreadable ? [] : syntaxProblems(content);
  const isRead = problems.length === 0 && !content.unreadable;
  return { problems, content: isRead ? content : { ...content, data: undefined } };
});

const problemsAlone = onceFor((content: ContentFile): Problem[] => {
  const kind = kindOf(content.file);
  return kind ? [...schemaProblems(content, kind), ...sameTitles(content, kind), ...unseenSigns(content)] : [];
});

const dayOfToday = () => new Date().toISOString().slice(0, 10);

interface LanguageOptions extends CheckOptions, Pick<Addresses, "pathsBeside" | "languagesBelow"> {
  /** Folder of its files below `content/`, with a slash at its end; empty for the first language. */
  folder: string;
  /** What the first language has: links and names of pages may lead there where a language lacks one. */
  first: Targets | undefined;
  /** Files of the other languages, which may show pictures; undefined where pictures are not to be looked for. */
  filesBeside: readonly ContentFile[] | undefined;
}

function checkLanguage(files: readonly ContentFile[], options: LanguageOptions): Problem[] {
  const { contentRoot, staticRoot, today = dayOfToday(), folder, first, filesBeside } = options;
  const readings = files.map(readingOf);
  const contents = readings.map(({ content }) => content);
  const readable = contents.filter(({ data }) => data !== undefined);
  // An empty file, or a list in place of fields, says as little of its page as one that cannot be read.
  const known = readable.filter(({ file, data }) => hasPossibleName(file) && isGroup(data));
  const own = targetsIn(
    contents.map((content) => (isGroup(content.data) ? content : { ...content, data: undefined })),
    contentRoot,
    staticRoot,
  );
  const targets: Targets = {
    ...own,
    pages: new Map([...(first?.pages ?? []), ...own.pages]),
    entriesOf: (type, by) => {
      const beside = by === "path" ? first?.entriesOf(type, by) : undefined;
      return [...new Set([...own.entriesOf(type, by), ...(beside ?? [])])];
    },
  };
  const prefix = folder === "" ? "" : `/${folder.slice(0, -1)}`;
  const addresses = { ...options, pagePaths: pagePathsOf(contents, { prefix }), prefix };
  return [
    ...files.flatMap(nameProblems),
    ...readings.flatMap(({ problems }) => problems),
    ...readable.flatMap((content) => {
      const alone = [...problemsAlone(content), ...handOverProblems(content, own.entriesOf("Wizard", "key"))];
      const isNew = ({ field }: Problem) => !alone.some((problem) => problem.field === field);
      return [...alone, ...[...textProblems(content), ...referenceProblems(content, targets)].filter(isNew)];
    }),
    ...[endpointProblems, formProblems].flatMap((problemsIn) => problemsIn(readable)),
    ...purposeProblems(known),
    ...known.flatMap((content) => [...copiedCard(content), ...unanswerable(content)]),
    ...[duplicateProblems, reservedPathProblems, redirectProblems].flatMap((problemsIn) =>
      problemsIn(known, addresses),
    ),
    ...relationAdvice(known),
    ...allAdvice(known, { today, contentRoot, isWhole: known.length === files.length, filesBeside }),
  ];
}

/** The check of files that are read already: of each language by itself. */
export function checkFiles(files: readonly ContentFile[], options: CheckOptions): Problem[] {
  const { contentRoot, staticRoot } = options;
  const own = filesOfLanguage(files, "");
  const folders = foldersOf(files);
  const filesBeside = folders.flatMap((folder) => filesOfLanguage(files, folder));
  const first = folders.length > 0 ? targetsIn(own, contentRoot, staticRoot) : undefined;
  const [, ...further] = languagesOf(files);
  const pathsBeside = further.flatMap((language) => [
    ...pagePathsOf(filesOfLanguage(files, language.folder), language).values(),
  ]);
  const beside = { pathsBeside, languagesBelow: further, filesBeside, first: undefined };
  return sorted([
    ...missingFiles(own),
    ...checkLanguage(own, { ...options, ...beside, folder: "" }),
    ...languageProblems(files),
    ...slugProblems(own),
    ...strayFiles(contentRoot),
    ...folders.flatMap((folder) => {
      const none = { pathsBeside: [], languagesBelow: [], filesBeside: undefined };
      const inLanguage = filesOfLanguage(files, folder);
      const found = checkLanguage(inLanguage, { ...options, ...none, folder, first });
      const unreadable = inLanguage.flatMap((content) => readingOf(content).problems);
      const missing = isListed(files, folder) ? missingFiles(inLanguage) : [];
      return [
        ...problemsOfLanguage([...missing, ...found], files, folder, unreadable),
        ...folderProblems(files, folder),
        ...translationAdvice(files, folder),
      ];
    }),
  ]);
}
