import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { copyOfSite } from "../../tests/support/site-copy";
import { watchContent } from "./watch-content";

const longTimeout = { timeout: 10_000 };

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
