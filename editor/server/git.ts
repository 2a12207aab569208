import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { promisify } from "node:util";
import type { Change, GitState, Published } from "../protocol";
import { Refusal } from "./refusal";

const run = promisify(execFile);

/** Git in a folder. It asks nothing on a terminal: whoever edits may not sit at one. */
async function git(root: string, words: readonly string[]): Promise<Buffer> {
  const env = { ...process.env, GIT_TERMINAL_PROMPT: "0", LC_ALL: "C" };
  const { stdout } = await run("git", [...words], { cwd: root, env, encoding: "buffer", maxBuffer: 100_000_000 });
  return stdout;
}

const text = async (root: string, words: readonly string[]) => (await git(root, words)).toString("utf8");

/** The first line of what git says against something. */
const reasonOf = (error: unknown) =>
  String((error as { stderr?: Buffer }).stderr ?? error)
    .trim()
    .slice(0, 600);

/** Whether the content is kept by git, and whether there is somewhere to push to. */
export async function gitState(root: string): Promise<GitState> {
  try {
    await git(root, ["rev-parse", "--verify", "HEAD"]);
    return { isThere: true, hasRemote: (await text(root, ["remote"])).trim() !== "" };
  } catch {
    return { isThere: false, hasRemote: false };
  }
}

const isPicture = (name: string) => !/\.ya?ml$/.test(name);

/** A file as it was in the last commit; undefined where it was not there. */
export async function committed(contentRoot: string, file: string): Promise<Buffer | undefined> {
  return git(contentRoot, ["show", `HEAD:./${file}`]).catch(() => undefined);
}

/** What differs below `content/` from the last commit. */
export async function changesSince(contentRoot: string): Promise<Change[]> {
  const listed = await text(contentRoot, [
    "status",
    "--porcelain=v1",
    "-z",
    "--untracked-files=all",
    "--no-renames",
    "--",
    contentRoot,
  ]);
  const top = (await text(contentRoot, ["rev-parse", "--show-toplevel"])).trim();
  const entries = listed.split("\0").filter((entry) => entry !== "");
  return Promise.all(
    entries.map(async (entry): Promise<Change> => {
      const path = resolve(top, entry.slice(3));
      const file = relative(contentRoot, path).replaceAll("\\", "/");
      const state = entry.slice(0, 2);
      const kind = state.includes("D") ? "removed" : /[?A]/.test(state) ? "added" : "changed";
      if (isPicture(file)) return { file, kind, isPicture: true };
      const before = kind === "added" ? undefined : (await committed(contentRoot, file))?.toString("utf8");
      const after = kind === "removed" ? undefined : readFileSync(path, "utf8");
      return {
        file,
        kind,
        isPicture: false,
        ...(before !== undefined && { before }),
        ...(after !== undefined && { after }),
      };
    }),
  );
}

/** Makes one commit of the content, and of nothing else, and sends it where there is somewhere to send it. */
export async function publish(contentRoot: string, message: string): Promise<Published> {
  try {
    await git(contentRoot, ["add", "--all", "--", contentRoot]);
    await git(contentRoot, ["commit", "--message", message, "--", contentRoot]);
  } catch (error) {
    throw new Refusal(`Git did not take the commit: ${reasonOf(error)}`, 409);
  }
  const commit = (await text(contentRoot, ["rev-parse", "--short", "HEAD"])).trim();
  const [remote] = (await text(contentRoot, ["remote"])).trim().split("\n");
  if (!remote) return { commit, isPushed: false, said: "" };
  try {
    const hasUpstream = await git(contentRoot, ["rev-parse", "--abbrev-ref", "@{upstream}"]).catch(() => undefined);
    await git(contentRoot, hasUpstream ? ["push"] : ["push", "--set-upstream", remote, "HEAD"]);
    return { commit, isPushed: true, said: "" };
  } catch (error) {
    return { commit, isPushed: false, said: reasonOf(error) };
  }
}
