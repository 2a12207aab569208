import { existsSync, readFileSync, rmSync } from "node:fs";
import { basename, parse, relative, resolve } from "node:path";
import type { ContentFile } from "../../src/content/files/load";
import { isEveningFile } from "../../src/content/pictures/evening-picture";
import { writeWhole } from "./content-file";
import { git, gitAnswer, gitText, publishedCommit, upstreamOf } from "./git-command";

const isPicture = (name: string) => !/\.ya?ml$/.test(name);

/** A file as it is published, or as others have published it since; undefined where it is not there. */
export async function publishedFile(root: string, file: string, at: "before" | "theirs"): Promise<Buffer | undefined> {
  const commit = at === "before" ? await publishedCommit(root) : (await upstreamOf(root))?.ref;
  return git(root, ["show", `${commit}:./${file}`]).catch(() => undefined);
}

export interface Change {
  file: string;
  kind: "added" | "changed" | "removed";
  before?: string;
  after?: string;
}

const kinds: Readonly<Record<string, Change["kind"]>> = { A: "added", D: "removed" };

async function untracked(contentRoot: string, below = "."): Promise<string[]> {
  const others = await gitAnswer(contentRoot, ["ls-files", "--others", "--exclude-standard", "-z", "--", below]);
  return others.split("\0").filter((name) => name !== "");
}

async function changedPaths(contentRoot: string, commit: string): Promise<{ path: string; kind: Change["kind"] }[]> {
  const top = await gitText(contentRoot, ["rev-parse", "--show-toplevel"]);
  const differing = ["-c", "diff.relative=false", "diff", "--name-status", "--no-renames", "-z"];
  const known = await gitText(contentRoot, [...differing, commit, "--", contentRoot]);
  const paths = [...known.matchAll(/(\w)\0([^\0]+)\0/g)].map(([, state = "", path = ""]) => ({
    path: resolve(top, path),
    kind: kinds[state] ?? "changed",
  }));
  const fresh = await untracked(contentRoot);
  return [...paths, ...fresh.map((name) => ({ path: resolve(contentRoot, name), kind: "added" as const }))];
}

/** What differs from what is published, as it is not committed or not pushed; without the files that stay apart. */
export async function changesSince(contentRoot: string, apart: readonly string[] = []): Promise<Change[]> {
  const commit = await publishedCommit(contentRoot);
  const paths = await changedPaths(contentRoot, commit);
  const changes = paths.map(async ({ path, kind }): Promise<Change> => {
    const file = relative(contentRoot, path).replaceAll("\\", "/");
    if (isPicture(file)) return { file, kind };
    const before = kind === "added" ? undefined : await git(contentRoot, ["show", `${commit}:./${file}`]);
    const after = kind === "removed" || !existsSync(path) ? undefined : readFileSync(path, "utf8");
    return { file, kind, before: before?.toString("utf8"), after };
  });
  return (await Promise.all(changes))
    .filter(({ file }) => !apart.includes(file))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** New pictures that no file names: tried, and not kept. A file that cannot be read counts by its text. */
export async function triedPictures(contentRoot: string, files: readonly ContentFile[]): Promise<string[]> {
  // No file names an evening: it has the name of its picture, whatever that ends with.
  const nameOf = (picture: string) => (isEveningFile(picture) ? `${parse(picture).name}.` : basename(picture));
  const isNamed = (picture: string) => files.some(({ source }) => source.includes(nameOf(picture)));
  return (await untracked(contentRoot, "images")).filter((name) => isPicture(name) && !isNamed(name));
}

export async function putBack(contentRoot: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const bytes = await publishedFile(contentRoot, file, "before");
    if (bytes) writeWhole(resolve(contentRoot, file), bytes);
    else rmSync(resolve(contentRoot, file), { force: true });
  }
}
