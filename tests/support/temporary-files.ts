import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Before a run: a folder for those of its tests. @returns what takes it away */
export default function setup(): (() => void) | undefined {
  // Each project of vitest begins with this.
  if (process.env.TESTS_FOLDER) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "tests-"));
  process.env.TESTS_FOLDER = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
