import { existsSync } from "node:fs";
import { join } from "node:path";
import { contentTypeOf } from "../../src/content/content-types";
import { type ContentFile, loadContent } from "../../src/content/files/load";
import {
  digestIn,
  folderOf,
  languagesOf,
  listedLanguages,
  nameInLanguage,
  sharedFiles,
  withRemark,
} from "../../src/content/languages/languages";
import { digestOf, foldersOf, originRemark } from "../../src/content-check/languages";
import { writeTranslation } from "../../src/content-check/new/new-language";
import { EditRefusal } from "../edit-refusal";
import { valueOrNothing } from "../text/parse";
import { pathOf, readStored, writeWhole } from "./content-file";
import { git, gitAnswer } from "./git-command";
import type { Workplace } from "./workplace";

export function editedLanguages(files: readonly ContentFile[]) {
  const listed = listedLanguages(files);
  const published = languagesOf(files).map(({ folder }) => folder);
  const named = listed.map(({ code }, index) => (index === 0 ? "" : `${String(code)}/`));
  return [...new Set([...named, ...foldersOf(files)])].map((folder) => {
    const name = listed[named.indexOf(folder)]?.name;
    const code = folder === "" ? String(listed[0]?.code) : folder.slice(0, -1);
    return { folder, code, name: typeof name === "string" ? name : code, isPublished: published.includes(folder) };
  });
}

export function filesBehind(files: readonly ContentFile[]): ReadonlySet<string> {
  const sources = new Map(files.map(({ file, source }) => [file, source]));
  const behind = files.filter(({ file, source }) => {
    const original = folderOf(file) === "" ? undefined : sources.get(nameInLanguage(file));
    const made = digestIn(source);
    return original !== undefined && made !== undefined && made !== digestOf(original);
  });
  return new Set(behind.map(({ file }) => file));
}

/** An original as it was when it was translated, where it is among the last 100 states that git has kept. */
async function textAsOf(contentRoot: string, file: string, digest: string): Promise<string | undefined> {
  const commits = await gitAnswer(contentRoot, ["log", "-100", "--format=%H", "--", file]);
  for (const commit of commits.split("\n").filter((name) => name !== "")) {
    const bytes = await git(contentRoot, ["show", `${commit}:./${file}`]).catch(() => undefined);
    const text = bytes?.toString("utf8");
    if (text !== undefined && digestOf(text) === digest) return text;
  }
  return undefined;
}

/** What stands in an original, as it is saved now; one that cannot be read is mended where it is edited itself. */
export async function originalOf({ contentRoot }: Workplace, translation: string) {
  const file = nameInLanguage(translation);
  const original = loadContent(contentRoot).find((content) => content.file === file);
  if (translation === file || original?.data === undefined) return undefined;
  const { source, data: value } = original;
  const made = digestIn(readStored(contentRoot, translation).text);
  const digest = digestOf(source);
  const before = made && made !== digest ? await textAsOf(contentRoot, file, made) : undefined;
  const then = before === undefined ? undefined : valueOrNothing(before);
  return { file, value, digest, remark: originRemark(file, source), before: then };
}

export function beginTranslation({ contentRoot }: Workplace, file: string, folder: string): string {
  const files = loadContent(contentRoot);
  const original = files.find((content) => content.file === file && folderOf(file) === "" && contentTypeOf(file));
  const isKnown = editedLanguages(files).some((language) => language.folder === folder && folder !== "");
  if (!original || !isKnown || sharedFiles.includes(file))
    throw new EditRefusal(`content/${file} cannot be translated.`);
  if (existsSync(join(contentRoot, folder, file))) throw new EditRefusal(`content/${folder}${file} is there already.`);
  writeTranslation(contentRoot, folder.slice(0, -1), original);
  return `${folder}${file}`;
}

/** Makes a change that originals and translations undergo alike: a translation of its original is so after it. */
export function keepInStep(contentRoot: string, change: () => void, nameAfter: (file: string) => string): void {
  const before = loadContent(contentRoot);
  const behindBefore = filesBehind(before);
  const inStep = before.filter(({ file, source }) => digestIn(source) !== undefined && !behindBefore.has(file));
  const names = new Set(inStep.map(({ file }) => folderOf(file) + nameAfter(nameInLanguage(file))));
  change();
  const after = loadContent(contentRoot);
  const behind = filesBehind(after);
  for (const { file, source } of after) {
    const original = names.has(file) && behind.has(file) && after.find((other) => other.file === nameInLanguage(file));
    if (original)
      writeWhole(pathOf(contentRoot, file), withRemark(source, originRemark(original.file, original.source)));
  }
}
