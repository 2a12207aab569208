import { existsSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { copyFile, filesIn, isSameFile } from "../content/files/file-tree";
import { type ContentFile, loadContent, parseContent } from "../content/files/load";
import { kindOf } from "../content/kinds";
import { nameInLanguage } from "../content/languages/languages";
import { type CheckOptions, checkFiles, picturesOfLanguages } from "./check";
import { errorsIn, nameOf, type Problem, sorted } from "./problems";
import { coalesced, watchContent } from "./watch-content";

/** Content that somebody edits, as the copy of it shows it that is always in order. */
export interface ContentState {
  /** Problems that keep files from the copy: each stays there as it was in order last. */
  held: readonly Problem[];
  /** True where the copy follows nothing at all until they are mended. */
  isStopped: boolean;
  /** The system's reason why the copy could not be brought up to date. */
  failure?: string | undefined;
}

export interface FollowedContent {
  state: () => ContentState;
  /** Ends it. */
  stop: () => Promise<void>;
}

interface FollowOptions extends CheckOptions {
  /** The folder that gets the content, file by file, whenever it is in order. */
  mirror: string;
  /** Told of each state that differs from the one before. */
  onState?: (state: ContentState) => void;
  /** Called when the copy is in order for the first time. */
  onReady: () => void;
}

/** Rounds in which files are held back until the rest is in order: what one names may be in another. */
const rounds = 4;

/**
 * Checks content at once and after every change. What is in order goes on to the mirror, from which the pages are made;
 * a file that is not stays there as it was.
 */
export function followContent({ mirror, onState, onReady, ...options }: FollowOptions): FollowedContent {
  const { contentRoot } = options;
  let state: ContentState = { held: [], isStopped: false };
  let isReady = false;

  /** A file as the pages show it now; undefined where they show none of that name. */
  const shown = (file: string): ContentFile | undefined => {
    const path = join(mirror, file);
    return existsSync(path) ? parseContent(file, join(contentRoot, file), readFileSync(path, "utf8")) : undefined;
  };

  const errorsOf = async (files: readonly ContentFile[]) => {
    const pictures = await picturesOfLanguages(files, contentRoot);
    return errorsIn(sorted([...checkFiles(files, options), ...pictures]));
  };

  const check = async (): Promise<ContentState> => {
    const written = loadContent(contentRoot);
    const held = new Map<string, ContentFile | undefined>();
    const told: Problem[] = [];
    // What nothing reads stands in no page's way once it is kept out, though the check goes on to tell it.
    const isSettled = (problem: Problem) =>
      held.has(nameOf(problem)) && kindOf(nameInLanguage(nameOf(problem))) === undefined;
    const isKnown = existsSync(join(mirror, "site.yaml"));
    for (let round = 0; round < rounds; round++) {
      const files = written.flatMap((content) => (held.has(content.file) ? (held.get(content.file) ?? []) : content));
      const problems = await errorsOf(files);
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

  const follow = coalesced(async () => {
    const before = JSON.stringify(state);
    // Without the paths that the system names behind its reason.
    const failed = (error: Error) => ({ ...state, failure: error.message.replace(/, \w+( '.*)?$/, "") });
    state = await check().catch(failed);
    if (JSON.stringify(state) !== before) onState?.(state);
    if (isReady || state.isStopped || state.failure !== undefined) return;
    isReady = true;
    onReady();
  });

  const watching = watchContent(contentRoot, () => void follow());
  // Before the first check, so that no change falls between the two.
  watching
    .catch((error: unknown) => console.error(`Changes of content/ cannot be followed: ${String(error)}`))
    .finally(() => void follow());
  return { state: () => state, stop: async () => (await watching)() };
}

/** Files that begin with a dot are those of editor programs. */
const shownFiles = (folder: string) => filesIn(folder).filter((file) => !basename(file).startsWith("."));

/** Pictures come before the texts that name them, and go after them. */
const picturesFirst = (a: string, b: string) => Number(/\.yaml$/.test(a)) - Number(/\.yaml$/.test(b));

/**
 * Makes a folder the same as another, and writes only what differs: whoever watches the copy sees what has changed.
 * @param held files that are left alone in the copy
 */
function mirrorFolder(from: string, to: string, held: ReadonlyMap<string, unknown>): void {
  const wanted = shownFiles(from);
  const changed = wanted
    .filter((file) => !held.has(file.replaceAll("\\", "/")) && !isSameFile(join(from, file), join(to, file)))
    .sort(picturesFirst);
  for (const file of changed) copyFile(join(from, file), join(to, file));
  const known = new Set(wanted);
  const gone = shownFiles(to)
    .filter((file) => !known.has(file))
    .sort((a, b) => picturesFirst(b, a));
  for (const file of gone) rmSync(join(to, file));
}
