import { fieldsOfKind } from "../../src/content/fields/field-schemas";
import { isGroup } from "../../src/content/fields/values";
import { countNames } from "../../src/content/figures/counts";
import type { ContentFile } from "../../src/content/files/load";
import { contentKinds, fileName, type Kind, kindOf, pagePathOf } from "../../src/content/kinds";
import { filesOfLanguage, folderOf, languagesOf, nameInLanguage } from "../../src/content/languages/languages";
import { pagePathsOf } from "../../src/content/links/page-paths";
import { anchorOf, capitalised } from "../../src/content/text/text";
import { contentLists } from "../../src/content-check/editor-schemas";
import { digestOf } from "../../src/content-check/languages";
import { menuTitles } from "../../src/content-check/new/navigation-entry";
import { newKinds } from "../../src/content-check/new/new-file";
import { errorsIn, type Problem } from "../../src/content-check/problems";
import type { Choice, FileCard, GitState, Offered, Overview, PreviewState } from "../protocol";
import { textsOf } from "../text/values";
import { picturesIn, textsOfPictures } from "./pictures-of";
import { shownOn } from "./shown-on";
import { editedLanguages, filesBehind } from "./translations";
import { contentWithDrafts, problemsIn, type Workplace } from "./workplace";

/** Name of a file, in its own words. */
export function titleOf({ file, data }: Pick<ContentFile, "file" | "data">): string {
  const words = isGroup(data) ? data : {};
  const head = isGroup(words.head) ? words.head.title : undefined;
  const named = [words.name, head, words.city, words.title].find((word) => typeof word === "string");
  if (typeof named === "string" && !nameInLanguage(file).startsWith("pages/")) return named;
  return capitalised(fileName(file).replaceAll("-", " "));
}

function pathsByFile(files: readonly ContentFile[]): Map<string, string> {
  const found = languagesOf(files).flatMap((language) => {
    const paths = pagePathsOf(filesOfLanguage(files, language.folder), language);
    return files
      .filter(({ file }) => folderOf(file) === language.folder)
      .map(({ file }): [string, string] => [file, paths.get(pagePathOf(nameInLanguage(file)) ?? "") ?? ""]);
  });
  return new Map(found.filter(([, path]) => path !== ""));
}

function cardOf(content: ContentFile, kind: Kind, problems: readonly Problem[], { drafts }: Workplace): FileCard {
  const { file, data } = content;
  const shown = picturesIn(content).find(({ picture }) => /\.(webp|png|jpe?g|svg)$/.test(picture));
  return {
    file,
    kind: kind.typeName,
    title: titleOf(content),
    ...(shown && { picture: shown.picture }),
    isOneOfMany: kind.files.endsWith("/*"),
    hasDraft: drafts.get(file) !== undefined,
    errors: errorsIn(problems).filter((problem) => problem.file === `content/${file}`).length,
    unwritten: [...textsOf(data)].filter(([, text]) => text.startsWith("TODO ")).length,
  };
}

/** The names that texts may have in braces, with what they stand for. */
function factsOf(files: readonly ContentFile[]): Choice[] {
  const settings = files.find(({ file }) => file === "site.yaml")?.data;
  const facts = isGroup(settings) && isGroup(settings.facts) ? settings.facts : {};
  return [
    ...Object.entries(facts).map(([name, words]) => ({ value: `{${name}}`, words: String(words) })),
    ...countNames.map((name) => ({ value: `{${name}}`, words: "" })),
  ];
}

function choicesOf(files: readonly ContentFile[], contentRoot: string): Offered {
  const lists = contentLists(files, contentRoot);
  // The headings of a policy can be linked to.
  const anchors = files.flatMap(({ file, data }) => {
    const path = pagePathOf(file);
    const sections = isGroup(data) && kindOf(file)?.typeName === "Policy" ? data.sections : undefined;
    if (path === undefined || !Array.isArray(sections)) return [];
    return sections.map(({ title }) => ({ value: `${path}#${anchorOf(String(title))}`, words: String(title) }));
  });
  const navigation = files.find(({ file }) => file === "navigation.yaml");
  return {
    links: [...lists.link, ...anchors],
    endpoints: lists.endpoint,
    menus: navigation ? menuTitles(navigation.document) : [],
    facts: factsOf(files),
    pictures: lists.pictureOfList.map(({ value }) => value).sort(),
    pictureTexts: textsOfPictures(files),
  };
}

/**
 * Everything about the site that is not in one file.
 * @param isWhole false where nobody waits for more than the cards: none has mistakes then, and there are no schemas
 */
export async function overviewOf(
  workplace: Workplace,
  state: Promise<{ git: GitState; preview: PreviewState }>,
  isWhole = true,
): Promise<Overview> {
  const files = contentWithDrafts(workplace);
  const problems = isWhole ? await problemsIn(files, workplace) : [];
  const paths = pathsByFile(files);
  const behind = filesBehind(files);
  return {
    files: files.flatMap((content) => {
      const kind = kindOf(nameInLanguage(content.file));
      const path = paths.get(content.file);
      if (!kind) return [];
      const card = cardOf(content, kind, problems, workplace);
      const shown = isWhole ? shownOn(content.file, files, paths) : undefined;
      return [
        {
          ...card,
          ...(path !== undefined && { path }),
          ...(shown !== undefined && { shownOn: shown }),
          ...(behind.has(content.file) && { isBehind: true }),
        },
      ];
    }),
    languages: editedLanguages(files),
    newKinds: [...newKinds],
    schemas: isWhole ? Object.fromEntries(contentKinds.map((kind) => [kind.typeName, fieldsOfKind(kind)])) : {},
    choices: choicesOf(files, workplace.contentRoot),
    version: digestOf(JSON.stringify(files.map(({ file, source }) => [file, source]))),
    ...(await state),
  };
}
