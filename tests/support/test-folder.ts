import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TestRunner } from "vitest";

/** A new folder, which goes with the run: `temporary-files.ts`. */
export const newFolder = () => mkdtempSync(join(process.env.TESTS_FOLDER ?? tmpdir(), "test-"));

const folders = new WeakMap<object, string>();

/** The folder of the test that runs, empty at its start; outside of a test, a new one. */
export function testFolder(): string {
  const test = TestRunner.getCurrentTest() ?? {};
  const folder = folders.get(test) ?? newFolder();
  folders.set(test, folder);
  return folder;
}
