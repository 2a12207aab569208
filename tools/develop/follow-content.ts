import { type CheckOptions, checkAll } from "../../src/content-check/check";
import { coalesced } from "../../src/content-check/coalesced";
import { mirrorFolder } from "../../src/content-check/mirror-folder";
import { errorsIn, formatProblems, type Problem } from "../../src/content-check/problems";
import { watchContent } from "../../src/content-check/watch-content";

/** Content that somebody edits, and the copy of it that is always in order. */
export interface FollowedContent {
  /** Problems that stop a build at the moment. */
  problems: () => readonly Problem[];
  /** Ends it. */
  stop: () => Promise<void>;
}

interface FollowOptions extends CheckOptions {
  /** The folder that gets the content whenever it is in order. */
  mirror: string;
  /** Stream that takes the check's words. */
  print: (text: string) => void;
  /** Called when the content is in order for the first time. */
  onReady: () => void;
}

/**
 * Checks content at once and after every change. What is in order goes on to the mirror, from which the pages are made;
 * what is not stays here, so that the pages stay as they were.
 */
export function followContent({ mirror, print, onReady, ...options }: FollowOptions): FollowedContent {
  let problems: readonly Problem[] = [];
  let isReady = false;

  const check = async () => {
    const found = errorsIn((await checkAll(options)).problems);
    const was = problems;
    problems = found;
    if (found.length > 0) {
      const before = formatProblems(was);
      const now = formatProblems(found);
      const end = isReady ? "The pages stay as they were until then." : "The site starts once it is in order.";
      if (was.length === 0 || before !== now) print(`\n${now}\n${end}`);
      return;
    }
    mirrorFolder(options.contentRoot, mirror);
    if (was.length > 0) print("\ncontent/ is in order again.");
    if (isReady) return;
    isReady = true;
    onReady();
  };

  const follow = coalesced(() =>
    check().catch((error: unknown) => print(`The content could not be checked: ${String(error)}`)),
  );

  const watching = watchContent(options.contentRoot, () => void follow());
  // Before the first check, so that no change falls between the two.
  watching
    .catch((error: unknown) => print(`Changes of content/ cannot be followed: ${String(error)}`))
    .finally(() => void follow());
  return { problems: () => problems, stop: async () => (await watching)() };
}
