import { writeFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import type { Chosen, FileConflict } from "../protocol";
import { type Choices, type Place, rebase, type Side } from "../text/rebase";
import { GitError, git, gitAnswer, gitText } from "./git-command";

/** Git's numbers of the three versions of a file. */
const stages = { base: "1", mine: "2", theirs: "3" } as const;

async function conflicts(top: string): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>();
  for (const line of (await gitAnswer(top, ["ls-files", "--unmerged", "-z"])).split("\0")) {
    const [, stage, path] = /^\d+ \w+ (\d)\t(.*)$/s.exec(line) ?? [];
    if (stage && path) found.set(path, (found.get(path) ?? new Set()).add(stage));
  }
  return found;
}

async function takeSide(top: string, path: string, side: Side, has: ReadonlySet<string>): Promise<void> {
  if (!has.has(stages[side])) {
    await git(top, ["rm", "--quiet", "--force", "--", path]);
    return;
  }
  await git(top, ["checkout", side === "mine" ? "--ours" : "--theirs", "--", path]);
  await git(top, ["add", "--", path]);
}

async function putTogether(top: string, path: string, has: ReadonlySet<string>, choices?: Choices): Promise<Place[]> {
  const version = async (stage: string) =>
    has.has(stage) ? (await git(top, ["show", `:${stage}:${path}`])).toString("utf8") : "";
  const [base, mine, theirs] = await Promise.all([stages.base, stages.mine, stages.theirs].map(version));
  const { text, open } = rebase({ base: base ?? "", mine: mine ?? "", theirs: theirs ?? "" }, choices);
  if (open.length > 0) return open;
  if (text === "") await git(top, ["rm", "--quiet", "--force", "--", path]);
  else {
    writeFileSync(resolve(top, path), text);
    await git(top, ["add", "--", path]);
  }
  return [];
}

async function settled(
  top: string,
  contentRoot: string,
  names: ReadonlyMap<string, ReadonlySet<string>>,
  { chosen, ref }: { chosen: Chosen; ref: string },
): Promise<FileConflict[]> {
  const open: FileConflict[] = [];
  for (const [path, has] of names) {
    const file = relative(contentRoot, resolve(top, path)).replaceAll("\\", "/");
    const shown = (side: Side) => (has.has(stages[side]) ? file : undefined);
    let places: Place[] = [];
    if (file.endsWith(".yaml") && !file.startsWith("..")) places = await putTogether(top, path, has, chosen[file]);
    else {
      const side = has.has(stages.mine) || has.has(stages.theirs) ? chosen[file]?.[""] : "theirs";
      if (side) await takeSide(top, path, side, has);
      else places = [{ field: "", mine: shown("mine"), theirs: shown("theirs") }];
    }
    const by = await gitAnswer(top, ["log", "-1", "--format=%an", ref, "--", path]);
    if (places.length > 0) open.push({ file, places, by });
  }
  return open;
}

/** Against settings of this computer that would refuse to merge, or write the marks of a conflict into the content. */
const asEverywhere = ["-c", "merge.ff=true", "-c", "merge.autoStash=false"];

/** Where both sides have changed the same, or it fails, nothing is changed; the places that both have changed come back. */
export async function takeIn(contentRoot: string, ref: string, chosen: Chosen): Promise<FileConflict[]> {
  const top = await gitText(contentRoot, ["rev-parse", "--show-toplevel"]);
  // Given up, it would take along what somebody else has settled in it.
  if ((await gitAnswer(top, ["rev-parse", "--verify", "--quiet", "MERGE_HEAD"])) !== "") {
    throw new GitError("A merge that was begun here is not concluded.", false);
  }
  const giveUp = () => git(top, ["merge", "--abort"]).catch(() => undefined);
  try {
    await git(top, [...asEverywhere, "merge", "--no-edit", "--no-stat", ref], 60_000);
    return [];
  } catch (error) {
    const names = await conflicts(top);
    // Refused before it began, or by a hook.
    if (names.size === 0) {
      await giveUp();
      throw error;
    }
    const open = await settled(top, contentRoot, names, { chosen, ref }).catch(async (failed: unknown) => {
      await giveUp();
      throw failed;
    });
    if (open.length > 0) {
      await giveUp();
      return open;
    }
  }
  try {
    await git(top, ["commit", "--no-edit", "--quiet"], 60_000);
    return [];
  } catch (error) {
    await giveUp();
    throw error;
  }
}
