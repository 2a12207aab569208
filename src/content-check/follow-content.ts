import { existsSync, readFileSync, rmSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { contentTypeOf } from "../content/content-types";
import { copyFile, filesIn, isSameFile } from "../content/files/file-tree";
import { type ContentFile, loadContent, parseContent } from "../content/files/load";
import { type CheckOptions, checkWithPictures } from "./check";
import { writeEditorHelp } from "./editor-schemas";
import { errorsIn, nameOf, type Problem } from "./problems";
import { watchContent } from "./watch-content";

export interface ContentState {
  held: readonly Problem[];
  /** True where the copy follows nothing at all until they are mended. */
  isStopped: boolean;
  failure?: string | undefined;
}

export type FollowedContent = ReturnType<typeof followContent>;

interface FollowOptions extends CheckOptions {
  mirror: string;
  onState?: (state: ContentState) => void;
  onReady: () => void;
}

/** Rounds in which files are held back until the rest is in order: what one names may be in another. */
const rounds = 4;

export function followContent({ mirror, onState, onReady, ...options }: FollowOptions) {
  const { contentRoot } = options;
  let state: ContentState = { held: [], isStopped: false };
  let isReady = false;

  const shown = (file: string): ContentFile | undefined => {
    const path = join(mirror, file);
    return existsSync(path) ? parseContent(file, join(contentRoot, file), readFileSync(path, "utf8")) : undefined;
  };

  const check = async (): Promise<ContentState> => {
    const written = loadContent(contentRoot);
    const held = new Map<string, ContentFile | undefined>();
    const told: Problem[] = [];
    // What nothing reads stands in no page's way once it is kept out, though the check goes on to tell it.
    const isSettled = (problem: Problem) => held.has(nameOf(problem)) && contentTypeOf(nameOf(problem)) === undefined;
    const isKnown = existsSync(join(mirror, "site.yaml"));
    for (let round = 0; round < rounds; round++) {
      const files = written.flatMap((content) => (held.has(content.file) ? (held.get(content.file) ?? []) : content));
      const problems = errorsIn(await checkWithPictures(files, options));
      const fresh = problems.filter((problem) => !held.has(nameOf(problem)));
      told.push(...fresh);
      if (problems.every(isSettled)) {
        mirrorFolder(contentRoot, mirror, held);
        return { held: told, isStopped: false };
      }
      if (fresh.length === 0 || !isKnown) break;
      for (const problem of fresh) held.set(nameOf(problem), shown(nameOf(problem)));
    }
    return { held: told, isStopped: true };
  };

  const follow = async () => {
    const before = JSON.stringify(state);
    // Without the paths that the system names behind its reason.
    const failed = (error: Error) => ({ ...state, failure: error.message.replace(/, \w+( '.*)?$/, "") });
    state = await check().catch(failed);
    if (JSON.stringify(state) !== before) onState?.(state);
    try {
      writeEditorHelp(resolve("."), contentRoot);
    } catch {
      // What a text editor offers is of use to nobody here: what cannot be written stays as it was.
    }
    if (isReady || state.isStopped || state.failure !== undefined) return;
    isReady = true;
    onReady();
  };

  return { state: () => state, stop: watchContent(contentRoot, follow) };
}

const shownFiles = (folder: string) => filesIn(folder).filter((file) => !basename(file).startsWith("."));

/** Pictures come before the texts that name them, and go after them. */
const picturesFirst = (a: string, b: string) => Number(/\.yaml$/.test(a)) - Number(/\.yaml$/.test(b));

/** Writes only what differs, as whoever watches the copy sees what has changed; what is held is left alone in it. */
function mirrorFolder(from: string, to: string, held: ReadonlyMap<string, unknown>): void {
  const wanted = shownFiles(from);
  for (const file of wanted.toSorted(picturesFirst)) {
    if (!held.has(file) && !isSameFile(join(from, file), join(to, file))) copyFile(join(from, file), join(to, file));
  }
  const gone = shownFiles(to).filter((file) => !wanted.includes(file));
  for (const file of gone.sort(picturesFirst).reverse()) rmSync(join(to, file));
}
