import type { Chosen, FileConflict, Published, StopReason } from "../protocol";
import { GitError, git, gitAnswer, gitState, gitText, upstreamOf } from "./git-command";
import { takeIn } from "./merge";

type During = "commit" | "push" | "fetch" | "merge";

class Stop extends Error {
  constructor(
    readonly reason: StopReason,
    readonly files?: string[],
  ) {
    super(reason);
  }
}

export function reasonOf({ said, isTimeout }: GitError, during: During): StopReason {
  // For whoever looks after this computer.
  console.info(`git ${during}: ${isTimeout ? "ended for taking too long\n" : ""}${said}`);
  if (isTimeout) return during === "commit" ? "hook" : "slow";
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

/** Within a minute, with the hooks that run meanwhile. */
const gitDuring = (during: During, contentRoot: string, words: readonly string[]): Promise<Buffer> =>
  git(contentRoot, words, 60_000).catch((error) => {
    throw error instanceof GitError ? new Stop(reasonOf(error, during)) : error;
  });

/** The files that a commit of the content holds; git has them from the folder of the content, where it is run. */
const pathsToCommit = (apart: readonly string[]) => [".", ...apart.map((file) => `:(exclude)${file}`)];

export async function isKept(contentRoot: string, apart: readonly string[]): Promise<boolean> {
  return (await gitText(contentRoot, ["status", "--porcelain", "--", ...pathsToCommit(apart)])) === "";
}

async function commit(contentRoot: string, message: string, apart: readonly string[]): Promise<void> {
  const paths = pathsToCommit(apart);
  await gitDuring("commit", contentRoot, ["add", "--all", "--", ...paths]);
  const isSame = (await gitAnswer(contentRoot, ["diff", "--cached", "--name-only", "--", ...paths])) === "";
  if (!isSame) await gitDuring("commit", contentRoot, ["commit", "--quiet", "--message", message, "--", ...paths]);
}

/** Where it is sent to and fetched from; a branch that the host has renamed would begin once more where nobody looks. */
async function upstreamAtHost(contentRoot: string) {
  const upstream = await upstreamOf(contentRoot);
  if (!upstream) throw new Stop("nowhere");
  const heads = (await gitDuring("fetch", contentRoot, ["ls-remote", "--heads", upstream.remote])).toString("utf8");
  if (heads !== "" && !heads.includes(`\trefs/heads/${upstream.branch}\n`)) throw new Stop("renamed");
  return upstream;
}

async function stopAtMerge(contentRoot: string, error: unknown): Promise<unknown> {
  if (!(error instanceof GitError)) return error;
  const reason = reasonOf(error, "merge");
  if (reason !== "inTheWay") return new Stop(reason);
  const files = error.said.split("\n").flatMap((line) => (line.startsWith("\t") ? [line.trim()] : []));
  const folder = await gitText(contentRoot, ["rev-parse", "--show-prefix"]);
  return new Stop(files.some((file) => file.startsWith(folder)) ? "publishFirst" : reason, files);
}

async function takeInOthers(contentRoot: string, chosen: Chosen): Promise<FileConflict[]> {
  const { remote } = await upstreamAtHost(contentRoot);
  await gitDuring("fetch", contentRoot, ["fetch", "--quiet", remote]);
  const ref = (await upstreamOf(contentRoot))?.ref;
  if (!ref || (await gitState(contentRoot)).behind === 0) return [];
  return takeIn(contentRoot, ref, chosen).catch(async (error: unknown) => {
    throw await stopAtMerge(contentRoot, error);
  });
}

async function unlessStopped(contentRoot: string, action: () => Promise<Published>): Promise<Published> {
  try {
    if ((await gitState(contentRoot)).isDetached) throw new Stop("detached");
    return await action();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    return { state: "stopped", reason: error.reason, ...(error.files && { files: error.files }) };
  }
}

export const fetchOthers = (contentRoot: string, chosen: Chosen): Promise<Published> =>
  unlessStopped(contentRoot, async () => {
    const files = await takeInOthers(contentRoot, chosen);
    return files.length > 0 ? { state: "conflict", files } : { state: "fetched" };
  });

interface PublishOptions {
  message: string;
  apart: readonly string[];
  chosen: Chosen;
  isInOrder: () => Promise<boolean>;
}

/** Makes one commit of the content, and of nothing else, and sends everything that is not published yet. */
export const publish = (contentRoot: string, { message, apart, chosen, isInOrder }: PublishOptions) =>
  unlessStopped(contentRoot, async () => {
    await commit(contentRoot, message, apart);
    // Again, as somebody may be faster while theirs is taken in; what was chosen answers the first time alone.
    for (const choices of [chosen, {}, {}]) {
      const { remote, branch } = await upstreamAtHost(contentRoot);
      const words = ["push", "--quiet", "--set-upstream", remote, `HEAD:refs/heads/${branch}`];
      const stop = await gitDuring("push", contentRoot, words).then(
        () => undefined,
        (error: unknown) => error,
      );
      if (stop === undefined)
        return { state: "published", commit: await gitText(contentRoot, ["rev-parse", "--short", "HEAD"]) };
      if (!(stop instanceof Stop) || stop.reason !== "behind") throw stop;
      const files = await takeInOthers(contentRoot, choices);
      if (files.length > 0) return { state: "conflict", files };
      if (!(await isInOrder())) throw new Stop("mistakes");
    }
    throw new Stop("behind");
  });
