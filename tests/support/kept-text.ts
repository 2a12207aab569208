import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, type TestInfo } from "@playwright/test";

/**
 * Holds a text to the file in which a person has read it. `--update-snapshots` writes it anew, to be read once more.
 * @param name path of the file below `tests/full/read-aloud`
 */
export function expectAsKept(text: string, name: string, { config, project, file: spec }: TestInfo): void {
  const file = join("tests/full/read-aloud", name);
  if (config.updateSnapshots === "changed") {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${text.trimEnd()}\n`);
  }
  const kept = existsSync(file) ? readFileSync(file, "utf8").trimEnd() : "";
  const command = `npx playwright test --project=${project.name} ${basename(spec, ".spec.ts")} -u`;
  expect(text.trimEnd(), `${file}: read it, then: ${command}`).toBe(kept);
}
