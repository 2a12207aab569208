import { writeFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { refreshContentLists } from "../../src/content-check/editor-schemas";
import type { FileConflict } from "../protocol";
import { applyEdits } from "../text/apply-edits";
import { differences } from "../text/differences";
import type { Edit } from "../text/edit";
import { valueOfText } from "../text/parse";
import { git, gitAnswer, gitText } from "./git-command";

/** Outcome of taking in what others have published. */
export type Merged = { state: "merged" } | { state: "conflict"; files: FileConflict[] };

const isWithin = (inner: Edit["path"], outer: Edit["path"]) => outer.every((key, index) => inner[index] === key);

/** Place of an edit: the whole list, where it moves the list's entries. */
const placeOf = (edit: Edit): Edit["path"] =>
  edit.op === "set"
    ? edit.path
    : edit.op === "remove" && typeof edit.path.at(-1) === "number"
      ? edit.path.slice(0, -1)
      : edit.path;

/**
 * One text with the changes of both sides, where they are of different fields.
 * @returns undefined where both have changed one field, each otherwise
 */
function mergedText({ base, mine, theirs }: Record<"base" | "mine" | "theirs", string>): string | undefined {
  try {
    const from = valueOfText(base);
    const [own, other] = [differences(from, valueOfText(mine)), differences(from, valueOfText(theirs))];
    const rest = own.filter((edit) => !other.some((another) => isDeepStrictEqual(edit, another)));
    const touches = rest.some((edit) =>
      other.some((another) => {
        const [a, b] = [placeOf(edit), placeOf(another)];
        return isWithin(a, b) || isWithin(b, a);
      }),
    );
    return touches ? undefined : applyEdits(theirs, rest);
  } catch {
    return undefined;
  }
}

/** The file of a conflict in its three versions; one that a side has not is empty. */
async function versionsOf(top: string, path: string) {
  const version = (stage: number) =>
    git(top, ["show", `:${stage}:${path}`]).then(
      (bytes) => bytes.toString("utf8"),
      () => "",
    );
  return { base: await version(1), mine: await version(2), theirs: await version(3) };
}

/** The list of what there is in the content: every page that comes or goes rewrites it, so both sides often have. */
const contentLists = ".vscode/schemas/content-lists.json";

/** Settles what git could not, and gives back what somebody has to choose in. */
async function settled(
  top: string,
  contentRoot: string,
  names: readonly string[],
  chosen: Readonly<Record<string, string>>,
): Promise<FileConflict[]> {
  const open: FileConflict[] = [];
  for (const path of names) {
    const file = relative(contentRoot, resolve(top, path)).replaceAll("\\", "/");
    const versions = await versionsOf(top, path);
    const isContent = !file.startsWith("..") && file.endsWith(".yaml");
    const own = path === contentLists ? versions.theirs : isContent ? mergedText(versions) : undefined;
    const text = chosen[file] ?? own;
    if (text === undefined) open.push({ file, ...versions });
    else {
      writeFileSync(resolve(top, path), text);
      await git(top, ["add", "--", path]);
    }
  }
  return open;
}

/**
 * Takes in what others have published. Where both sides have changed the same, nothing is changed, and both versions are
 * given back.
 * @param chosen the texts that somebody has settled on, by their paths below `content/`
 * @throws GitError where it cannot be done, and nothing is changed then either
 */
export async function takeIn(
  contentRoot: string,
  ref: string,
  chosen: Readonly<Record<string, string>>,
): Promise<Merged> {
  const top = await gitText(contentRoot, ["rev-parse", "--show-toplevel"]);
  const giveUp = () => git(top, ["merge", "--abort"]).catch(() => undefined);
  try {
    await git(top, ["merge", "--no-edit", "--no-stat", ref], { limit: 60_000 });
    return { state: "merged" };
  } catch (error) {
    const names = (await gitAnswer(top, ["diff", "--name-only", "-z", "--diff-filter=U"])).split("\0").filter(Boolean);
    // Refused before it began, or by a hook.
    if (names.length === 0) {
      await giveUp();
      throw error;
    }
    const open = await settled(top, contentRoot, names, chosen);
    if (open.length > 0) {
      await giveUp();
      return { state: "conflict", files: open };
    }
  }
  try {
    refreshContentLists(top, contentRoot);
    await git(top, ["add", "--update", "--", contentRoot, contentLists]).catch(() => undefined);
    await git(top, ["commit", "--no-edit", "--quiet"], { limit: 60_000 });
    return { state: "merged" };
  } catch (error) {
    await giveUp();
    throw error;
  }
}
