import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { relative, sep } from "node:path";
import { contentFolder } from "../../content/files/file-tree";

let lastCommits: Map<string, string> | undefined;

/** Moment of the last commit of each file below `content/`; empty outside a git checkout. */
function commitDates(): Map<string, string> {
  if (lastCommits) return lastCommits;
  lastCommits = new Map();
  try {
    const log = execFileSync("git", ["log", "--format=>%cI", "--name-only", "--relative", "--", "."], {
      cwd: contentFolder(),
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
      stdio: ["ignore", "pipe", "ignore"],
    });
    let date = "";
    for (const line of log.split("\n")) {
      if (line.startsWith(">")) date = line.slice(1);
      else if (line && !lastCommits.has(line)) lastCommits.set(line, date);
    }
  } catch {
    // No git on this machine, or no checkout: the time on disk is the best there is.
  }
  return lastCommits;
}

export function lastModified(absolutePath: string): string {
  const file = relative(contentFolder(), absolutePath).split(sep).join("/");
  return commitDates().get(file) ?? statSync(absolutePath).mtime.toISOString();
}
