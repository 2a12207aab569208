import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { slugOf } from "../../src/content/slug";
import type { Shared } from "../protocol";
import { git, gitText } from "./git-command";
import { upstreamOf } from "./git-state";
import { reasonOf } from "./publish";

/**
 * Sends the content as it is now to a branch of its own, for somebody to look at. Nothing here changes by it: neither
 * the branch that is published, nor the files, nor what is ready to be committed.
 * @param address where the host shows a branch: `https://{branch}.site.pages.dev`
 */
export async function share(contentRoot: string, name: string, address: string | undefined): Promise<Shared> {
  const upstream = await upstreamOf(contentRoot);
  if (!upstream) return { state: "stopped", reason: "nowhere" };
  const branch = `preview-${slugOf(name).slice(0, 40).replace(/-+$/, "") || "content"}`;
  const folder = mkdtempSync(join(tmpdir(), "edit-index-"));
  const env = { GIT_INDEX_FILE: join(folder, "index") };
  try {
    await git(contentRoot, ["read-tree", "HEAD"], { env });
    await git(contentRoot, ["add", "--all", "--", contentRoot], { env });
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
