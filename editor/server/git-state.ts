import type { GitState } from "../protocol";
import { gitAnswer } from "./git-command";

/** The place to push to, and the branch there whose content is published. */
export interface Upstream {
  remote: string;
  branch: string;
  /** The last known state of that branch; undefined where it was never pushed or fetched. */
  ref: string | undefined;
}

export async function upstreamOf(root: string): Promise<Upstream | undefined> {
  const named = await gitAnswer(root, ["rev-parse", "--abbrev-ref", "@{upstream}"]);
  const own = await gitAnswer(root, ["symbolic-ref", "--quiet", "--short", "HEAD"]);
  const remotes = (await gitAnswer(root, ["remote"])).split("\n").filter((name) => name !== "");
  const remote = remotes.find((name) => named.startsWith(`${name}/`)) ?? remotes[0];
  if (remote === undefined) return undefined;
  const branch = named.startsWith(`${remote}/`) ? named.slice(remote.length + 1) : own;
  const ref = `refs/remotes/${remote}/${branch}`;
  const isKnown = (await gitAnswer(root, ["rev-parse", "--verify", "--quiet", ref])) !== "";
  return { remote, branch, ref: isKnown ? ref : undefined };
}

const count = async (root: string, range: string) =>
  Number((await gitAnswer(root, ["rev-list", "--count", range])) || "0");

/** State of the content in git: kept or not, and ahead of or behind what is published. */
export async function gitState(root: string): Promise<GitState> {
  const isThere = (await gitAnswer(root, ["rev-parse", "--verify", "--quiet", "HEAD"])) !== "";
  if (!isThere) return { isThere: false, hasRemote: false, isDetached: false, ahead: 0, behind: 0 };
  const branch = await gitAnswer(root, ["symbolic-ref", "--quiet", "--short", "HEAD"]);
  const upstream = await upstreamOf(root);
  const ref = upstream?.ref;
  return {
    isThere,
    hasRemote: upstream !== undefined,
    isDetached: branch === "",
    ahead: ref ? await count(root, `${ref}..HEAD`) : 0,
    behind: ref ? await count(root, `HEAD..${ref}`) : 0,
  };
}

/** The commit whose content is published: the last one that here and there have in common. */
export async function publishedCommit(root: string): Promise<string> {
  const ref = (await upstreamOf(root))?.ref;
  return (ref && (await gitAnswer(root, ["merge-base", "HEAD", ref]))) || "HEAD";
}
