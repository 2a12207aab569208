import { execFile } from "node:child_process";

export class GitError extends Error {
  constructor(
    readonly said: string,
    readonly isTimeout: boolean,
  ) {
    super(said);
  }
}

/** Nothing may ask: whoever edits may not sit at the terminal, and a request waits for the answer. */
const askNothing = {
  GIT_TERMINAL_PROMPT: "0",
  GIT_ASKPASS: "false",
  SSH_ASKPASS: "false",
  GCM_INTERACTIVE: "never",
  GIT_EDITOR: "true",
  LC_ALL: "C",
};

/** Runs git in a folder, for so many milliseconds at most; asked to end, it takes its locks away. */
export const git = (root: string, words: readonly string[], timeout = 20_000): Promise<Buffer> =>
  new Promise((done, fail) => {
    const env = { GIT_SSH_COMMAND: "ssh -o BatchMode=yes", ...process.env, ...askNothing };
    const options = { cwd: root, env, timeout, encoding: "buffer", maxBuffer: Number.POSITIVE_INFINITY } as const;
    const child = execFile("git", words, options, (error, out, err) => {
      if (!error) done(out);
      else
        fail(new GitError(Buffer.concat([err, out]).toString("utf8").trim() || error.message, error.killed === true));
    });
    // A hook that waits for an answer gets none.
    child.stdin?.end();
  });

export const gitText = async (root: string, words: readonly string[]): Promise<string> =>
  (await git(root, words)).toString("utf8").trim();

/** What git prints, or nothing where it fails: for questions whose answer may be no. */
export const gitAnswer = (root: string, words: readonly string[]): Promise<string> =>
  gitText(root, words).catch(() => "");

const branchOf = (root: string) => gitAnswer(root, ["symbolic-ref", "--quiet", "--short", "HEAD"]);

/** Where it is pushed to; `ref` is undefined for a branch that was never pushed or fetched. */
export async function upstreamOf(root: string) {
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
