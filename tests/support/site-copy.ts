import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished, vi } from "vitest";
import { staticFolder } from "../../src/content/files/file-tree";
import { testContent } from "./test-content";
import { newFolder } from "./test-folder";

type Languages = "first" | "all";

/** The list of languages without the one that has content of its own, which stands last. */
export const withoutGerman = (list: string): string => list.replace(/^ {2}- code: de\n( {4}.*\n)*/m, "");

/** Copies that no test has at the moment: put back, a copy is read and checked again only where it was changed. */
const free: Record<Languages, string[]> = { first: [], all: [] };

/** Makes a folder as another one is, and writes no file that is so already. */
function putBack(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const wanted = readdirSync(from, { withFileTypes: true });
  for (const found of readdirSync(to, { withFileTypes: true })) {
    const same = wanted.find(({ name }) => name === found.name);
    const isKept = same && !found.isSymbolicLink() && found.isDirectory() === same.isDirectory();
    if (!isKept) rmSync(join(to, found.name), { recursive: true });
  }
  for (const entry of wanted) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) putBack(source, target);
    else {
      const content = readFileSync(source);
      if (!existsSync(target) || !readFileSync(target).equals(content)) writeFileSync(target, content);
    }
  }
}

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
  const copy = free[languages].pop() ?? newFolder();
  vi.stubEnv("CONTENT_DIR", "content");
  onTestFinished(() => {
    vi.unstubAllEnvs();
    free[languages].push(copy);
  });
  for (const name of readdirSync(copy)) if (name !== "content") rmSync(join(copy, name), { recursive: true });
  putBack(languages === "all" ? testContent : inFirst, join(copy, "content"));
  symlinkSync(staticFolder(), join(copy, "static"));
  return copy;
}
