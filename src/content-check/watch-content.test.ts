import {
  closeSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { gitIn, putUnderGit } from "../../tests/support/git-folder";
import { copyOfSite } from "../../tests/support/site-copy";
import { watchContent } from "./watch-content";

/** The ways in which programs save a file. */
const ways: Record<string, (path: string, text: string) => void> = {
  "writing in place": writeFileSync,
  "writing beside it and renaming": (path, text) => {
    const beside = join(dirname(path), ".saved.tmp");
    writeFileSync(beside, text);
    renameSync(beside, path);
  },
  "removing it and writing it anew": (path, text) => {
    unlinkSync(path);
    writeFileSync(path, text);
  },
  "emptying it and writing": (path, text) => {
    const file = openSync(path, "r+");
    ftruncateSync(file);
    writeSync(file, text);
    closeSync(file);
  },
  "a checkout of git": (path, text) => {
    const folder = dirname(path);
    writeFileSync(path, text);
    gitIn(folder, "commit", "--quiet", "--all", "--message", "Another text");
    gitIn(folder, "checkout", "--quiet", "HEAD~1", "--", path);
    gitIn(folder, "checkout", "--quiet", "HEAD", "--", path);
  },
};

const patience = { timeout: 10_000 };

test.each(Object.keys(ways))("a file saved by %s is seen each time", async (way) => {
  const site = copyOfSite();
  if (way.includes("git")) putUnderGit(site);
  const path = join(site, "content/pages/not-found.yaml");
  const text = readFileSync(path, "utf8");
  const seen: string[] = [];
  const stop = await watchContent(join(site, "content"), () => seen.push(readFileSync(path, "utf8")));
  onTestFinished(stop);
  for (const count of [1, 2, 3, 4, 5, 6]) {
    const fresh = text.replace("No land in sight.", `No land in sight ${count}.`);
    ways[way]?.(path, fresh);
    await vi.waitFor(() => expect(seen.at(-1)).toBe(fresh), patience);
  }
});

test("a folder that comes, and what is written into it later, is seen", async () => {
  const site = copyOfSite();
  const seen = vi.fn();
  const stop = await watchContent(join(site, "content"), seen);
  onTestFinished(stop);
  const folder = join(site, "content/extra");
  mkdirSync(folder);
  await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(1), patience);
  writeFileSync(join(folder, "page.yaml"), "title: A page\n");
  await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(2), patience);
});
