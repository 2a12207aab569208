import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSite } from "../../src/content/read-site";
import { addEntries } from "./content";

test("added entries pass the check, each with words of its own", { timeout: 60_000 }, () => {
  const contentRoot = mkdtempSync(join(tmpdir(), "entries-"));
  cpSync("tests/site/content", contentRoot, { recursive: true });
  addEntries(contentRoot, 20);
  const { Industry } = readSite({ contentRoot });
  expect(new Set(Industry.map(({ data }) => data.title)).size).toBe(20);
  rmSync(contentRoot, { recursive: true });
});
