import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkContent } from "../../src/content-check/check";
import { errorsIn } from "../../src/content-check/problems";
import { copyOfSite } from "../../tests/support/site-copy";
import { Drafts } from "./drafts";
import { renameFile } from "./file-operations";

test("a page that is renamed takes its translations along, and the links in them", () => {
  const root = copyOfSite("all");
  const [contentRoot, staticRoot] = [join(root, "content"), join(root, "static")];
  const workplace = { root, contentRoot, staticRoot, drafts: new Drafts(join(root, "drafts")) };
  const { changed } = renameFile(workplace, "services/lamps.yaml", "Bright lamps");
  expect(existsSync(join(contentRoot, "de/services/bright-lamps.yaml"))).toBe(true);
  expect(existsSync(join(contentRoot, "de/services/lamps.yaml"))).toBe(false);
  expect(changed).toContain("de/navigation.yaml");
  expect(errorsIn(checkContent({ contentRoot, staticRoot }))).toEqual([]);
});
