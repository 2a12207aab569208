import { join } from "node:path";
import { type ContentFile, loadContent, parseContent } from "../../src/content/files/load";
import { checkWithPictures } from "../../src/content-check/check";
import type { Problem } from "../../src/content-check/problems";
import type { Checked, PreviewState } from "../protocol";
import type { ClientFiles } from "./client-files";
import type { Drafts } from "./drafts";

export interface Workplace {
  contentRoot: string;
  staticRoot: string;
  drafts: Drafts;
}

export interface EditorOptions extends Workplace {
  token: string;
  origin: () => string;
  client: ClientFiles | Promise<ClientFiles>;
  preview: () => PreviewState;
  restartPreview: () => void;
}

export function contentWithDrafts({ contentRoot, drafts }: Workplace): ContentFile[] {
  return loadContent(contentRoot).map((content) => {
    const draft = drafts.get(content.file);
    return draft ? parseContent(draft.file, join(contentRoot, draft.file), draft.text) : content;
  });
}

export async function checkedWithDrafts(workplace: Workplace, file: string): Promise<Checked> {
  const problems = await checkWithPictures(contentWithDrafts(workplace), workplace);
  const isHere = (problem: Problem) => problem.file === `content/${file}`;
  return { problems: problems.filter(isHere), elsewhere: problems.filter((problem) => !isHere(problem)) };
}
