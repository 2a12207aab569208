import { type ContentType, contentTypeOf, fileName, pagePathOf, pageTraits } from "../../src/content/content-types";
import type { FieldPath } from "../../src/content/fields/field-schemas";
import { isGroup } from "../../src/content/fields/values";
import { countNames } from "../../src/content/figures/figures";
import type { ContentFile } from "../../src/content/files/load";
import { filesOfLanguage, folderOf, languagesOf, nameInLanguage } from "../../src/content/languages/languages";
import { pagePathsOf } from "../../src/content/links/page-paths";
import { anchorOf, capitalised, slugOf } from "../../src/content/text/text";
import { checkWithPictures } from "../../src/content-check/check";
import { contentLists, type OfferedValue } from "../../src/content-check/editor-schemas";
import { menuTitles } from "../../src/content-check/new/navigation-entry";
import { errorsIn, type Problem, visitEach } from "../../src/content-check/problems";
import { sectionsOf, settingsAt } from "../../src/content-check/targets";
import { picturesIn, textsOfPictures } from "./picture-library";
import { editedLanguages, filesBehind } from "./translations";
import { contentWithDrafts, type Workplace } from "./workplace";

export const textsOf = (content: ContentFile): { path: FieldPath; text: string }[] =>
  visitEach(content, (text, path) => (typeof text === "string" ? [{ path, text }] : []));

export function titleOf({ file, data }: Pick<ContentFile, "file" | "data">): string {
  const words = isGroup(data) ? data : {};
  const head = isGroup(words.head) ? words.head.title : undefined;
  const named = [words.name, head, words.city, words.title].find((word) => typeof word === "string");
  // A page's title for search engines is its name where its file is called so.
  const isName = (name: string) => !nameInLanguage(file).startsWith("pages/") || slugOf(name) === fileName(file);
  return typeof named === "string" && isName(named) ? named : capitalised(fileName(file).replaceAll("-", " "));
}

function pathsByFile(files: readonly ContentFile[]): Map<string, string> {
  const found = languagesOf(files).flatMap((language) => {
    const paths = pagePathsOf(filesOfLanguage(files, language.folder), language);
    return files
      .filter(({ file }) => folderOf(file) === language.folder)
      .map(({ file }): [string, string] => [file, paths.get(pagePathOf(file) ?? "") ?? ""]);
  });
  return new Map(found.filter(([, path]) => path !== ""));
}

function isShowing(page: ContentFile, name: string): boolean {
  const [type, shown] = [contentTypeOf(page.file), contentTypeOf(name)];
  if (!type || !shown || !pageTraits(type)) return false;
  const found = visitEach(page, (value, _, { linksTo, entries = {} }) => {
    const isNamed = linksTo === shown.typeName && value === fileName(name);
    return isNamed || Object.values(entries).some((entry) => entry.linksTo === shown.typeName) ? [page] : [];
  });
  return found.length > 0;
}

/** The path of a page on which a file is seen: of the first language where its own has none yet. */
function shownOn(file: string, files: readonly ContentFile[], paths: ReadonlyMap<string, string>) {
  const name = nameInLanguage(file);
  const inLanguage = (folder: string) => {
    const isShown = ({ file: page }: ContentFile) => folderOf(page) === folder && paths.has(page);
    const showing = files.find((page) => isShown(page) && isShowing(page, name))?.file;
    // What is no entry, and in no page's lists, is on all pages.
    const elsewhere = name.includes("/") ? "" : `${folder}pages/home.yaml`;
    return paths.get(folder + name) ?? paths.get(showing ?? elsewhere);
  };
  return inLanguage(folderOf(file)) ?? inLanguage("");
}

function cardOf(content: ContentFile, type: ContentType, problems: readonly Problem[], { drafts }: Workplace) {
  const { file } = content;
  return {
    file,
    title: titleOf(content),
    picture: picturesIn(content).find(({ picture }) => /\.(webp|png|jpe?g|svg)$/.test(picture))?.picture,
    isOneOfMany: type.files.endsWith("/*"),
    hasDraft: drafts.get(file) !== undefined,
    errors: errorsIn(problems).filter((problem) => problem.file === `content/${file}`).length,
    unwritten: textsOf(content).filter(({ text }) => text.startsWith("TODO ")).length,
  };
}

function factsOf(files: readonly ContentFile[]): OfferedValue[] {
  return [
    ...Object.entries(settingsAt(files, ["facts"]) ?? {}).map(([name, words]) => ({
      value: `{${name}}`,
      words: String(words),
    })),
    ...countNames.map((name) => ({ value: `{${name}}`, words: "" })),
  ];
}

function choicesOf(files: readonly ContentFile[], contentRoot: string) {
  const lists = contentLists(files, contentRoot);
  const policies = filesOfLanguage(files, "").filter(({ file }) => contentTypeOf(file)?.typeName === "Policy");
  const anchors = policies.flatMap((content) =>
    sectionsOf(content).map(({ title }) => ({
      value: `${pagePathOf(content.file)}#${anchorOf(String(title))}`,
      words: String(title),
    })),
  );
  const navigation = files.find(({ file }) => file === "navigation.yaml");
  return {
    links: [...lists.link, ...anchors],
    menus: navigation ? menuTitles(navigation.document) : [],
    facts: factsOf(files),
    pictures: lists.pictureOfList.map(({ value }) => value).sort(),
    pictureTexts: textsOfPictures(files),
  };
}

/** @param isWhole false where nobody waits for more than the cards: none has mistakes then */
export async function overviewOf(workplace: Workplace, isWhole: boolean) {
  const files = contentWithDrafts(workplace);
  const problems = isWhole ? await checkWithPictures(files, workplace) : [];
  const paths = pathsByFile(files);
  const behind = filesBehind(files);
  return {
    files: files.flatMap((content) => {
      const { file } = content;
      const type = contentTypeOf(file);
      if (!type) return [];
      const shown = isWhole ? (shownOn(file, files, paths) ?? "") : undefined;
      const card = cardOf(content, type, problems, workplace);
      return [{ ...card, path: paths.get(file), shownOn: shown, isBehind: behind.has(file) }];
    }),
    languages: editedLanguages(files),
    choices: choicesOf(files, workplace.contentRoot),
  };
}
