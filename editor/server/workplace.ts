import { join } from "node:path";
import { type ContentFile, loadContent, parseContent } from "../../src/content/files/load";
import type { Problem } from "../../src/content-check/problems";
import type { Checked, Version } from "../protocol";
import type { Drafts } from "./drafts";

/** Folders and drafts that everything here works on. */
export interface Workplace {
  /** The folder that holds `content/`. */
  root: string;
  contentRoot: string;
  staticRoot: string;
  drafts: Drafts;
}

/** Readings of drafts, so that only what changes is read again. */
const readings = new WeakMap<Version, ContentFile>();

function readingOf(contentRoot: string, draft: Version): ContentFile {
  const known = readings.get(draft);
  const content = known ?? parseContent(draft.file, join(contentRoot, draft.file), draft.text);
  readings.set(draft, content);
  return content;
}

/** All content as it would be with everything saved. */
export function contentWithDrafts({ contentRoot, drafts }: Workplace): ContentFile[] {
  return loadContent(contentRoot).map((content) => {
    const draft = drafts.get(content.file);
    return draft ? readingOf(contentRoot, draft) : content;
  });
}

/** The last check, with its answer: form, preview and cards ask for the same within a moment. */
let last: { files: readonly ContentFile[]; time: number; problems: Promise<Problem[]> } | undefined;

/** For how long an answer holds, in milliseconds; pictures may come and go beside the texts. */
const validity = 1000;

async function check(files: readonly ContentFile[], workplace: Workplace): Promise<Problem[]> {
  // Cards are there before this is loaded.
  const { checkWithPictures } = await import("../../src/content-check/check");
  return checkWithPictures(files, workplace);
}

export function problemsIn(files: readonly ContentFile[], workplace: Workplace): Promise<Problem[]> {
  const isKnown =
    last !== undefined &&
    Date.now() - last.time < validity &&
    files.length === last.files.length &&
    files.every((content, index) => content === last?.files[index]);
  if (!isKnown || !last) last = { files, time: Date.now(), problems: check(files, workplace) };
  return last.problems;
}

/** Problems of everything with its drafts, those of one file apart. */
export async function checkedWithDrafts(workplace: Workplace, file: string): Promise<Checked> {
  const problems = await problemsIn(contentWithDrafts(workplace), workplace);
  const isHere = (problem: Problem) => problem.file === `content/${file}`;
  return { problems: problems.filter(isHere), elsewhere: problems.filter((problem) => !isHere(problem)) };
}
