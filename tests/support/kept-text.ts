import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, type TestInfo } from "@playwright/test";

/**
 * Holds a text to the file in which a person has read it. `--update-snapshots` writes it anew, to be read once more.
 * @param name path of the file below `tests/full/read-aloud`
 */
export function expectAsKept(text: string, name: string, { config }: TestInfo): void {
  const file = join("tests/full/read-aloud", name);
  if (config.updateSnapshots === "changed") {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${text.trimEnd()}\n`);
  }
  const kept = existsSync(file) ? readFileSync(file, "utf8").trimEnd() : "";
  expect(text.trimEnd(), `${file}: read it, then: npx playwright test --project full read-aloud -u`).toBe(kept);
}
