import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { staticFolder } from "../../src/content/files/file-tree";
import { type ContentFile, decoded, loadContent, parseContent } from "../../src/content/files/load";
import { folderOf } from "../../src/content/languages/languages";
import { checkFiles } from "../../src/content-check/check";
import { pictureProblems } from "../../src/content-check/pictures";
import { type Problem, sorted } from "../../src/content-check/problems";
import { withoutGerman } from "../support/site-copy";
import { testContent } from "../support/test-content";
import { testFolder } from "../support/test-folder";
import { otherFileNames, otherFiles } from "./other-files";

const change = z.strictObject({ find: z.string(), replace: z.string() });

/** One mistake: what is changed in a file of the tests' own site, and what the check answers. */
const mistake = z.strictObject({
  name: z.string(),
  /** The file with the mistake, relative to the content. */
  file: z.string(),
  /** The file is made as a copy of this one. Left out: it is there. */
  from: z.string().optional(),
  text: z.string().optional(),
  /** One change; `changes` for several. Each must fit exactly once. */
  find: z.string().optional(),
  replace: z.string().optional(),
  changes: z.array(change).default([]),
  /** Changes of other files, where it takes more than one to be wrong. */
  also: z.array(z.strictObject({ file: z.string(), find: z.string(), replace: z.string() })).default([]),
  /** Files that are no texts of the content, such as pictures, and what they are in place of what they should be. */
  beside: z.array(z.strictObject({ file: z.string(), is: z.enum(otherFileNames) })).default([]),
  /** The encoding in which the file is saved, where it is not UTF-8. */
  encoding: z.enum(["latin1"]).optional(),
  /** True where its lines end as Macs had them before 2001. */
  isOldMac: z.boolean().default(false),
  /** Every problem of the whole content, as each is printed. */
  expected: z.string(),
});
export type Mistake = z.output<typeof mistake>;

const folder = resolve("tests/mistakes");

export const mistakes: readonly (Mistake & { group: string })[] = readdirSync(folder)
  .filter((file) => file.endsWith(".yaml"))
  .flatMap((file) =>
    z
      .array(mistake)
      .parse(parse(readFileSync(join(folder, file), "utf8")))
      .map((entry) => ({ ...entry, group: basename(file, ".yaml") })),
  );

/** The tests' own site in its first language: a mistake in an original is no second one in its translation. */
const inOrder = loadContent(testContent)
  .filter(({ file }) => folderOf(file) === "")
  .map((content) =>
    content.file === "languages.yaml" ? withSource(content.file, withoutGerman(content.source)) : content,
  );

function sourceOf({ name, file, from, text, find, replace, changes }: Mistake): string {
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

const changedFiles = (entry: Mistake): ContentFile[] => [
  withSource(entry.file, sourceOf(entry).replaceAll("\n", entry.isOldMac ? "\r" : "\n"), entry.encoding),
  ...entry.also.map((other) => withSource(other.file, sourceOf({ ...entry, ...other, from: undefined, changes: [] }))),
];

function siteOf(changed: readonly ContentFile[]): ContentFile[] {
  const others = inOrder.filter(({ file }) => !changed.some((other) => other.file === file));
  return [...others, ...changed].sort((a, b) => (a.file < b.file ? -1 : 1));
}

const siteWith = (entry: Mistake): ContentFile[] => siteOf(changedFiles(entry));

const options = { staticRoot: staticFolder(), today: "2026-11-22" };

/** The tests' own site in a folder of its own, with other files beside its texts. */
async function problemsBeside(entry: Mistake): Promise<Problem[]> {
  const contentRoot = testFolder();
  cpSync(testContent, contentRoot, { recursive: true });
  for (const { file, is } of entry.beside) writeFileSync(join(contentRoot, file), await otherFiles[is]());
  const files = siteWith(entry).map(({ file, source }) => parseContent(file, join(contentRoot, file), source));
  const pictures = await pictureProblems(files, contentRoot);
  return sorted([...checkFiles(files, { ...options, contentRoot }), ...pictures]);
}

export const problemsWith = async (entry: Mistake): Promise<Problem[]> =>
  entry.beside.length > 0
    ? problemsBeside(entry)
    : checkFiles(siteWith(entry), { ...options, contentRoot: testContent });
