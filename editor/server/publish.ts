import type { Chosen, Published, StopReason } from "../protocol";
import { GitError, git, gitAnswer, gitText } from "./git-command";
import { gitState, upstreamOf } from "./git-state";
import { takeIn } from "./merge";

/** Milliseconds that sending and fetching may take, and the hooks that run meanwhile. */
const far = 60_000;

export function reasonOf(error: unknown, during: "commit" | "push" | "fetch" | "merge"): StopReason {
  if (!(error instanceof GitError)) throw error;
  const { said, isTimeout } = error;
  // For whoever looks after this computer.
  console.info(`git ${during}: ${isTimeout ? "ended for taking too long\n" : ""}${said}`);
  if (isTimeout) return during === "commit" ? "hookAsks" : "slow";
  if (/index\.lock|\.lock': File exists/.test(said)) return "locked";
  if (/tell me who you are|empty ident name|only of disallowed characters|auto-detect email/.test(said))
    return "unnamed";
  if (during === "commit") return "hook";
  if (during === "merge") return /overwritten by|not concluded|unfinished/.test(said) ? "inTheWay" : "hook";
  if (/\[rejected\]|non-fast-forward|fetch first/.test(said)) return "behind";
  if (/could not read (Username|Password)|Authentication failed|Permission denied|returned error: 40[13]/i.test(said))
    return "password";
  if (/\[remote rejected\]|hook declined|protected branch/i.test(said)) return "refused";
  // With nothing of the other side in it, this is the hook that runs here before anything is sent.
  if (/failed to push some refs/.test(said) && !/fatal:|hung up|RPC failed/.test(said)) return "hook";
  return "away";
}

/** The files that a commit of the content holds; git has them from the folder of the content, where it is run. */
const pathsToCommit = (apart: readonly string[]) => [".", ...apart.map((file) => `:(exclude)${file}`)];

export async function isKept(contentRoot: string, apart: readonly string[]): Promise<boolean> {
  return (await gitText(contentRoot, ["status", "--porcelain", "--", ...pathsToCommit(apart)])) === "";
}

async function commit(contentRoot: string, message: string, apart: readonly string[]): Promise<StopReason | undefined> {
  const paths = pathsToCommit(apart);
  try {
    await git(contentRoot, ["add", "--all", "--", ...paths]);
    const isSame = (await gitAnswer(contentRoot, ["diff", "--cached", "--name-only", "--", ...paths])) === "";
    if (!isSame) await git(contentRoot, ["commit", "--quiet", "--message", message, "--", ...paths], far);
    return undefined;
  } catch (error) {
    return reasonOf(error, "commit");
  }
}

interface PublishOptions {
  message: string;
  apart: readonly string[];
  chosen: Chosen;
  /** Looks at the content with what others have published, before it is sent. */
  isInOrder: () => Promise<boolean>;
}

const inTheWay = ({ said }: GitError) =>
  said.split("\n").flatMap((line) => (line.startsWith("\t") ? [line.trim()] : []));

async function stoppedMerge(contentRoot: string, error: unknown): Promise<Published> {
  const reason = reasonOf(error, "merge");
  if (!(error instanceof GitError) || reason !== "inTheWay") return { state: "stopped", reason };
  const files = inTheWay(error);
  const folder = await gitText(contentRoot, ["rev-parse", "--show-prefix"]);
  const isOwn = files.some((file) => file.startsWith(folder));
  return { state: "stopped", reason: isOwn ? "publishFirst" : reason, files };
}

/** Where it is sent to and fetched from; a branch that the host has renamed would begin once more where nobody looks. */
async function upstreamAtHost(contentRoot: string) {
  const upstream = await upstreamOf(contentRoot);
  if (!upstream) return "nowhere";
  const heads = (await git(contentRoot, ["ls-remote", "--heads", upstream.remote], far)).toString("utf8");
  return heads === "" || heads.includes(`\trefs/heads/${upstream.branch}\n`) ? upstream : "renamed";
}

export async function fetchOthers(contentRoot: string, chosen: Chosen): Promise<Published | undefined> {
  if ((await gitState(contentRoot)).isDetached) return { state: "stopped", reason: "detached" };
  try {
    const upstream = await upstreamAtHost(contentRoot);
    if (typeof upstream === "string") return { state: "stopped", reason: upstream };
    await git(contentRoot, ["fetch", "--quiet", upstream.remote], far);
  } catch (error) {
    return { state: "stopped", reason: reasonOf(error, "fetch") };
  }
  const ref = (await upstreamOf(contentRoot))?.ref;
  if (!ref || (await gitState(contentRoot)).behind === 0) return undefined;
  try {
    const files = await takeIn(contentRoot, ref, chosen);
    return files.length > 0 ? { state: "conflict", files } : undefined;
  } catch (error) {
    return stoppedMerge(contentRoot, error);
  }
}

async function push(contentRoot: string): Promise<StopReason | undefined> {
  try {
    const upstream = await upstreamAtHost(contentRoot);
    if (typeof upstream === "string") return upstream;
    const { remote, branch } = upstream;
    await git(contentRoot, ["push", "--quiet", "--set-upstream", remote, `HEAD:refs/heads/${branch}`], far);
    return undefined;
  } catch (error) {
    return reasonOf(error, "push");
  }
}

/** Makes one commit of the content, and of nothing else, and sends everything that is not published yet. */
export async function publish(contentRoot: string, options: PublishOptions): Promise<Published> {
  if ((await gitState(contentRoot)).isDetached) return { state: "stopped", reason: "detached" };
  const kept = await commit(contentRoot, options.message, options.apart);
  if (kept) return { state: "stopped", reason: kept };
  // Again, as somebody may be faster while theirs is taken in; what was chosen answers the first time alone.
  let { chosen } = options;
  for (let tries = 0; tries < 3; tries++) {
    const reason = await push(contentRoot);
    if (reason === undefined)
      return { state: "published", commit: await gitText(contentRoot, ["rev-parse", "--short", "HEAD"]) };
    if (reason !== "behind") return { state: "stopped", reason };
    const kept = await fetchOthers(contentRoot, chosen);
    if (kept) return kept;
    chosen = {};
    if (!(await options.isInOrder())) return { state: "stopped", reason: "mistakes" };
  }
  return { state: "stopped", reason: "behind" };
}
