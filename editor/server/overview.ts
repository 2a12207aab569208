import { fieldsOfKind } from "../../src/content/fields/field-schemas";
import { isGroup } from "../../src/content/fields/values";
import { countNames } from "../../src/content/figures/figures";
import type { ContentFile } from "../../src/content/files/load";
import { contentKinds, fileName, type Kind, kindOf, pagePathOf, pageTraits } from "../../src/content/kinds";
import { filesOfLanguage, folderOf, languagesOf, nameInLanguage } from "../../src/content/languages/languages";
import { pagePathsOf } from "../../src/content/links/page-paths";
import { anchorOf, capitalised } from "../../src/content/text/text";
import { contentLists, type OfferedValue } from "../../src/content-check/editor-schemas";
import { visitEach } from "../../src/content-check/field-visits";
import { digestOf } from "../../src/content-check/languages";
import { menuTitles } from "../../src/content-check/new/navigation-entry";
import { newKinds } from "../../src/content-check/new/new-file";
import { errorsIn, type Problem } from "../../src/content-check/problems";
import { textsOf } from "../text/values";
import { picturesIn, textsOfPictures } from "./pictures-of";
import { editedLanguages, filesBehind } from "./translations";
import { contentWithDrafts, problemsIn, type Workplace } from "./workplace";

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
      .map(({ file }): [string, string] => [file, paths.get(pagePathOf(file) ?? "") ?? ""]);
  });
  return new Map(found.filter(([, path]) => path !== ""));
}

const everywhere: readonly string[] = [
  "SiteSettings",
  "SiteWords",
  "Navigation",
  "Languages",
  "InterfaceWords",
  "Appearance",
];

function isShowing(page: ContentFile, name: string): boolean {
  const [kind, shown] = [kindOf(page.file), kindOf(name)];
  if (!kind || !shown || !pageTraits(kind)) return false;
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
    if (everywhere.includes(kindOf(name)?.typeName ?? "")) return paths.get(`${folder}pages/home.yaml`);
    const own = paths.get(folder + name);
    if (own !== undefined) return own;
    const showing = files.find(
      (page) => folderOf(page.file) === folder && paths.has(page.file) && isShowing(page, name),
    );
    return paths.get(showing?.file ?? "");
  };
  return inLanguage(folderOf(file)) ?? inLanguage("");
}

function cardOf(content: ContentFile, kind: Kind, problems: readonly Problem[], { drafts }: Workplace) {
  const { file, data } = content;
  return {
    file,
    kind: kind.typeName,
    title: titleOf(content),
    picture: picturesIn(content).find(({ picture }) => /\.(webp|png|jpe?g|svg)$/.test(picture))?.picture,
    isOneOfMany: kind.files.endsWith("/*"),
    hasDraft: drafts.get(file) !== undefined,
    errors: errorsIn(problems).filter((problem) => problem.file === `content/${file}`).length,
    unwritten: [...textsOf(data)].filter(([, text]) => text.startsWith("TODO ")).length,
  };
}

function factsOf(files: readonly ContentFile[]): OfferedValue[] {
  const settings = files.find(({ file }) => file === "site.yaml")?.data;
  const facts = isGroup(settings) && isGroup(settings.facts) ? settings.facts : {};
  return [
    ...Object.entries(facts).map(([name, words]) => ({ value: `{${name}}`, words: String(words) })),
    ...countNames.map((name) => ({ value: `{${name}}`, words: "" })),
  ];
}

function choicesOf(files: readonly ContentFile[], contentRoot: string) {
  const lists = contentLists(files, contentRoot);
  // The headings of a policy can be linked to.
  const anchors = filesOfLanguage(files, "").flatMap(({ file, data }) => {
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

/** @param isWhole false where nobody waits for more than the cards: none has mistakes then, and there are no schemas */
export async function overviewOf(workplace: Workplace, isWhole: boolean) {
  const files = contentWithDrafts(workplace);
  const problems = isWhole ? await problemsIn(files, workplace) : [];
  const paths = pathsByFile(files);
  const behind = filesBehind(files);
  return {
    files: files.flatMap((content) => {
      const { file } = content;
      const kind = kindOf(file);
      if (!kind) return [];
      const shown = isWhole ? shownOn(file, files, paths) : undefined;
      const card = cardOf(content, kind, problems, workplace);
      return [{ ...card, path: paths.get(file), shownOn: shown, isBehind: behind.has(file) }];
    }),
    languages: editedLanguages(files),
    newKinds: [...newKinds],
    schemas: Object.fromEntries(isWhole ? contentKinds.map((kind) => [kind.typeName, fieldsOfKind(kind)]) : []),
    choices: choicesOf(files, workplace.contentRoot),
    version: digestOf(JSON.stringify(files.map(({ file, source }) => [file, source]))),
  };
}
