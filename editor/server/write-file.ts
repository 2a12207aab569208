import { mkdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

let count = 0;

/** Whoever reads the file, or finds it after a crash, has the old or the new one, and always a whole one. */
export function writeWhole(path: string, bytes: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const info = statSync(path, { throwIfNoEntry: false });
  const target = info ? realpathSync(path) : path;
  // Nothing takes it for content, and git is told to ignore it.
  const draft = join(dirname(target), `.${basename(target)}.${process.pid}-${++count}`);
  try {
    writeFileSync(draft, bytes, { mode: info?.mode ?? 0o644, flush: true });
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
