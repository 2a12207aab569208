import { existsSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { ownersFolders } from "../../tools/test/owners-folders";

const recorder = resolve("tests/support/record-reads.cjs");

/** What an owner replaces, and what is built of it. */
const closed = [...ownersFolders, "public"].map((folder) => resolve(folder));

/** What the environment of a program says so that it notes in a file what it asks about an owner's folders. */
export const recordedTo = (file: string) => ({
  RECORDED_FOLDERS: closed.join(delimiter),
  RECORDED_READS: resolve(file),
  NODE_OPTIONS: `--require ${JSON.stringify(recorder)}`,
});

/** Notes from now on what this process and all that it starts ask about an owner's folders. */
export function recordReads(): void {
  Object.assign(process.env, recordedTo(join(tmpdir(), `content-reads-${process.pid}.txt`)));
  createRequire(resolve("package.json"))(recorder);
}

/** What was asked so far, by the process whose notes are in a file, or by this one. */
export function recordedReads(file = process.env.RECORDED_READS): string[] {
  if (!file) throw new Error("Nothing is recorded in this process.");
  const asked = existsSync(file) ? [...new Set(readFileSync(file, "utf8").trim().split("\n"))] : [];
  rmSync(file, { force: true });
  return asked;
}
