import { cpSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { onTestFinished, vi } from "vitest";
import { staticFolder } from "../../src/content/files/file-tree";
import { syncFolder } from "./sync-folder";
import { testContent } from "./test-content";
import { newFolder } from "./test-folder";

type Languages = "first" | "all";

/** The list of languages without the one that has content of its own, which stands last. */
export const withoutGerman = (list: string): string => list.replace(/^ {2}- code: de\n( {4}.*\n)*/m, "");

/** Copies that no test has at the moment: put back, a copy is read and checked again only where it was changed. */
const free: Record<Languages, string[]> = { first: [], all: [] };

/** True where a test has left what files alone do not tell: a link would be written through. */
const isOdd = (copy: string) =>
  readdirSync(copy, { recursive: true, withFileTypes: true }).some(
    (entry) =>
      entry.isSymbolicLink() ||
      (entry.isDirectory() && !existsSync(join(testContent, relative(copy, join(entry.parentPath, entry.name))))),
  );

/** The content in its first language alone, in which a mistake is one and no translation falls behind. */
let inFirst: string | undefined;

function makeInFirst(): string {
  const folder = newFolder();
  const list = join(folder, "languages.yaml");
  cpSync(testContent, folder, { recursive: true });
  writeFileSync(list, withoutGerman(readFileSync(list, "utf8")));
  rmSync(join(folder, "de"), { recursive: true });
  return folder;
}

/**
 * A project folder with the content of the tests' own site, to be changed as a test likes; what runs in it, reads it.
 * Once the test has ended, another one may get it.
 * @param languages all of the site's, or the first alone
 */
export function copyOfSite(languages: Languages = "first"): string {
  inFirst ??= makeInFirst();
  const kept = free[languages].pop();
  const copy = kept === undefined || isOdd(join(kept, "content")) ? newFolder() : kept;
  vi.stubEnv("CONTENT_DIR", "content");
  onTestFinished(() => {
    vi.unstubAllEnvs();
    free[languages].push(copy);
  });
  for (const name of readdirSync(copy)) if (name !== "content") rmSync(join(copy, name), { recursive: true });
  syncFolder(languages === "all" ? testContent : inFirst, join(copy, "content"));
  symlinkSync(staticFolder(), join(copy, "static"));
  return copy;
}
