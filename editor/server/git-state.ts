import { gitAnswer } from "./git-command";

interface Upstream {
  remote: string;
  branch: string;
  /** The last known state of that branch; undefined where it was never pushed or fetched. */
  ref: string | undefined;
}

const branchOf = (root: string) => gitAnswer(root, ["symbolic-ref", "--quiet", "--short", "HEAD"]);

export async function upstreamOf(root: string): Promise<Upstream | undefined> {
  const [named, own, all] = await Promise.all([
    gitAnswer(root, ["rev-parse", "--abbrev-ref", "@{upstream}"]),
    branchOf(root),
    gitAnswer(root, ["remote"]),
  ]);
  const remotes = all.split("\n").filter((name) => name !== "");
  const remote = remotes.find((name) => named.startsWith(`${name}/`)) ?? remotes[0];
  if (remote === undefined) return undefined;
  const branch = named.startsWith(`${remote}/`) ? named.slice(remote.length + 1) : own;
  const ref = `refs/remotes/${remote}/${branch}`;
  const isKnown = (await gitAnswer(root, ["rev-parse", "--verify", "--quiet", ref])) !== "";
  return { remote, branch, ref: isKnown ? ref : undefined };
}

export async function gitState(root: string) {
  const [head, branch, upstream] = await Promise.all([
    gitAnswer(root, ["rev-parse", "--verify", "--quiet", "HEAD"]),
    branchOf(root),
    upstreamOf(root),
  ]);
  if (head === "") return { isThere: false, hasRemote: false, isDetached: false, ahead: 0, behind: 0 };
  const range = upstream?.ref && `${upstream.ref}...HEAD`;
  const counts = range ? await gitAnswer(root, ["rev-list", "--left-right", "--count", range]) : "";
  const [behind = 0, ahead = 0] = counts.split("\t").map(Number);
  return { isThere: true, hasRemote: upstream !== undefined, isDetached: branch === "", ahead, behind };
}

/** The commit whose content is published: the last one that here and there have in common. */
export async function publishedCommit(root: string): Promise<string> {
  const ref = (await upstreamOf(root))?.ref;
  return (ref && (await gitAnswer(root, ["merge-base", "HEAD", ref]))) || "HEAD";
}
