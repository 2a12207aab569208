import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { slugOf } from "../../src/content/text/slug";
import type { Shared } from "../protocol";
import { git, gitText } from "./git-command";
import { upstreamOf } from "./git-state";
import { pathsToCommit, reasonOf } from "./publish";

/** Letters of a preview's name: with what stands before it 28, as many as Cloudflare Pages shows of a branch. */
const longestName = 20;

/**
 * Sends the content as it is now to a branch of its own, for somebody to look at. Nothing here changes by it: neither
 * the branch that is published, nor the files, nor what is ready to be committed.
 * @param apart files that stay out of it
 * @param address where the host shows a branch: `https://{branch}.site.pages.dev`
 */
export async function share(
  contentRoot: string,
  name: string,
  apart: readonly string[],
  address: string | undefined,
): Promise<Shared> {
  const upstream = await upstreamOf(contentRoot);
  if (!upstream) return { state: "stopped", reason: "nowhere" };
  const branch = `preview-${slugOf(name).slice(0, longestName).replace(/-+$/, "") || "content"}`;
  const folder = mkdtempSync(join(tmpdir(), "edit-index-"));
  const env = { GIT_INDEX_FILE: join(folder, "index") };
  try {
    await git(contentRoot, ["read-tree", "HEAD"], { env });
    await git(contentRoot, ["add", "--all", "--", ...(await pathsToCommit(contentRoot, apart))], { env });
    const tree = await gitText(contentRoot, ["write-tree"], { env });
    const commit = await gitText(contentRoot, ["commit-tree", tree, "-p", "HEAD", "-m", name]);
    const refs = `+${commit}:refs/heads/${branch}`;
    await git(contentRoot, ["push", "--quiet", upstream.remote, refs], { limit: 60_000 });
    return { state: "shared", branch, ...(address && { address: address.replaceAll("{branch}", branch) }) };
  } catch (error) {
    return { state: "stopped", reason: reasonOf(error, "push") };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
