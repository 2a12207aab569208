import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The files of the project as they are now: those that git keeps, and those that it would keep. */
function files(folder: string): readonly string[] | undefined {
  try {
    const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 2 ** 26,
      stdio: ["ignore", "pipe", "ignore"],
    });
    return [...new Set(listed.split("\0").filter(Boolean))].sort();
  } catch {
    return undefined;
  }
}

const isIn = (path: string, folders: readonly string[]) => folders.some((folder) => path.startsWith(`${folder}/`));

function contentOf(file: string): Buffer | string {
  try {
    return readFileSync(file);
  } catch {
    // It was deleted, and git does not know yet.
    return "";
  }
}

/**
 * One word for all that decides how a test ends: what is in the project's files, and on what they run.
 * @param unread folders that the test does not read
 * @param runsOn versions and options
 * @returns undefined where the folder is not kept by git, and nobody can say which files are the project's
 */
export function fingerprint(folder: string, unread: readonly string[], runsOn: readonly string[]): string | undefined {
  const read = files(folder)?.filter((path) => !isIn(path, unread));
  if (!read?.length) return undefined;
  const hash = createHash("sha256").update(JSON.stringify(runsOn));
  for (const path of read) {
    const content = contentOf(join(folder, path));
    hash.update(`\0${path}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}
