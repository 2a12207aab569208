import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { putUnderGit } from "../../tests/support/git-folder";
import { saveWays } from "../../tests/support/save-ways";
import { copyOfSite } from "../../tests/support/site-copy";
import { watchContent } from "./watch-content";

const longTimeout = { timeout: 10_000 };

test.each(Object.keys(saveWays))("a file saved by %s is seen each time", async (way) => {
  const site = copyOfSite();
  if (way.includes("git")) putUnderGit(site);
  const path = join(site, "content/pages/not-found.yaml");
  const text = readFileSync(path, "utf8");
  const seen: string[] = [];
  const stop = await watchContent(join(site, "content"), () => seen.push(readFileSync(path, "utf8")));
  onTestFinished(stop);
  for (const count of [1, 2, 3, 4, 5, 6]) {
    const fresh = text.replace("No land in sight.", `No land in sight ${count}.`);
    saveWays[way]?.(path, fresh);
    await vi.waitFor(() => expect(seen.at(-1)).toBe(fresh), longTimeout);
  }
});

test("a folder that comes, and what is written into it later, is seen", async () => {
  const site = copyOfSite();
  const seen = vi.fn();
  const stop = await watchContent(join(site, "content"), seen);
  onTestFinished(stop);
  const folder = join(site, "content/extra");
  mkdirSync(folder);
  await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(1), longTimeout);
  writeFileSync(join(folder, "page.yaml"), "title: A page\n");
  await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(2), longTimeout);
});
