import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { parse } from "yaml";
import { staticFolder } from "../../src/content/files/file-tree";
import { type ContentFile, decoded, loadContent, parseContent } from "../../src/content/files/load";
import { folderOf } from "../../src/content/languages/languages";
import { checkFiles } from "../../src/content-check/check";
import { pictureProblems } from "../../src/content-check/pictures";
import { type Problem, sorted } from "../../src/content-check/problems";
import { withoutGerman } from "../support/site-copy";
import { testContent } from "../support/test-content";
import { testFolder } from "../support/test-folder";
import { otherFiles } from "./other-files";

interface Change {
  find: string;
  replace: string;
}

/** One mistake: what is changed in a file of the tests' own site, and what the check answers. */
export interface Mistake extends Partial<Change> {
  name: string;
  /** The file with the mistake, relative to the content; a copy of `from`, where that is given. */
  file: string;
  from?: string;
  text?: string;
  /** Several in place of one. Each must fit exactly once. */
  changes?: Change[];
  /** Changes of other files, where it takes more than one to be wrong. */
  also?: (Change & { file: string })[];
  /** Files that are no texts of the content, such as pictures, and what they are in place of what they should be. */
  beside?: { file: string; is: keyof typeof otherFiles }[];
  /** The encoding in which the file is saved, where it is not UTF-8. */
  encoding?: "latin1";
  /** True where its lines end as Macs had them before 2001. */
  isOldMac?: boolean;
  /** Every problem of the whole content, as each is printed. */
  expected: string;
}

const folder = resolve("tests/mistakes");

export const mistakes: readonly (Mistake & { group: string })[] = readdirSync(folder)
  .filter((file) => file.endsWith(".yaml"))
  .flatMap((file) => {
    const entries: Mistake[] = parse(readFileSync(join(folder, file), "utf8"));
    return entries.map((entry) => ({ ...entry, group: basename(file, ".yaml") }));
  });

/** The tests' own site in its first language: a mistake in an original is no second one in its translation. */
const inOrder = loadContent(testContent)
  .filter(({ file }) => folderOf(file) === "")
  .map((content) =>
    content.file === "languages.yaml" ? withSource(content.file, withoutGerman(content.source)) : content,
  );

function sourceOf({ name, file, from, text, find, replace, changes = [] }: Omit<Mistake, "expected">): string {
  const original = text ?? inOrder.find((candidate) => candidate.file === (from ?? file))?.source;
  if (original === undefined) throw new Error(`${name}: there is no file ${from ?? file}.`);
  const all = find === undefined ? changes : [{ find, replace: replace ?? "" }, ...changes];
  return all.reduce((source, part) => {
    if (source.split(part.find).length !== 2) throw new Error(`${name}: "${part.find}" must stand in ${file} once.`);
    return source.replace(part.find, () => part.replace);
  }, original);
}

function withSource(file: string, text: string, encoding?: "latin1"): ContentFile {
  const { source, ...state } = decoded(Buffer.from(text, encoding ?? "utf8"));
  return { ...parseContent(file, join(testContent, file), source), ...state };
}

function siteWith(entry: Mistake): ContentFile[] {
  const changed = [
    withSource(entry.file, sourceOf(entry).replaceAll("\n", entry.isOldMac ? "\r" : "\n"), entry.encoding),
    ...(entry.also ?? []).map((other) => withSource(other.file, sourceOf({ name: entry.name, ...other }))),
  ];
  const others = inOrder.filter(({ file }) => !changed.some((other) => other.file === file));
  return [...others, ...changed].sort((a, b) => (a.file < b.file ? -1 : 1));
}

const options = { staticRoot: staticFolder(), today: "2026-11-22" };

/** The tests' own site in a folder of its own, with other files beside its texts. */
async function problemsBeside(entry: Mistake, beside: NonNullable<Mistake["beside"]>): Promise<Problem[]> {
  const contentRoot = testFolder();
  cpSync(testContent, contentRoot, { recursive: true });
  for (const { file, is } of beside) writeFileSync(join(contentRoot, file), await otherFiles[is]());
  const files = siteWith(entry).map(({ file, source }) => parseContent(file, join(contentRoot, file), source));
  const pictures = await pictureProblems(files, contentRoot);
  return sorted([...checkFiles(files, { ...options, contentRoot }), ...pictures]);
}

export const problemsWith = async (entry: Mistake): Promise<Problem[]> =>
  entry.beside
    ? problemsBeside(entry, entry.beside)
    : checkFiles(siteWith(entry), { ...options, contentRoot: testContent });
