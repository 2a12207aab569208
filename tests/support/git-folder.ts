import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Git as it is on a machine of its own, whatever the one at hand has set. */
export function gitIn(folder: string, ...words: string[]): string {
  const env = {
    ...process.env,
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_AUTHOR_NAME: "Editor",
    GIT_AUTHOR_EMAIL: "editor@example.org",
    GIT_COMMITTER_NAME: "Editor",
    GIT_COMMITTER_EMAIL: "editor@example.org",
  };
  return execFileSync("git", words, { cwd: folder, env, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

/**
 * Puts a project folder under git, with its content committed and somewhere to push it to.
 * @returns the folder that is pushed to
 */
export function putUnderGit(folder: string): string {
  gitIn(folder, "init", "--quiet", "--initial-branch=main");
  gitIn(folder, "config", "user.name", "Editor");
  gitIn(folder, "config", "user.email", "editor@example.org");
  gitIn(folder, "add", "content");
  gitIn(folder, "commit", "--quiet", "--message", "Begin");
  const remote = join(folder, "remote.git");
  gitIn(folder, "init", "--quiet", "--bare", remote);
  gitIn(folder, "remote", "add", "origin", remote);
  return remote;
}

/** Publishes any change of the content from a second clone, as a colleague at another computer does. */
export function changeElsewhere(remote: string, change: (content: string) => void): void {
  const clone = mkdtempSync(join(tmpdir(), "colleague-"));
  gitIn(clone, "clone", "--quiet", "--branch", "main", remote, clone);
  change(join(clone, "content"));
  gitIn(clone, "add", "--all");
  gitIn(clone, "commit", "--quiet", "--message", "A change of a colleague");
  gitIn(clone, "push", "--quiet");
  rmSync(clone, { recursive: true });
}

export const publishElsewhere = (remote: string, file: string, find: RegExp, put: string): void =>
  changeElsewhere(remote, (content) => {
    const path = join(content, file);
    writeFileSync(path, readFileSync(path, "utf8").replace(find, put));
  });
