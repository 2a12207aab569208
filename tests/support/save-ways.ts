import { closeSync, ftruncateSync, openSync, renameSync, unlinkSync, writeFileSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import { gitIn } from "./git-folder";

/** The ways in which programs save a file. */
export const saveWays: Record<string, (path: string, text: string) => void> = {
  "writing in place": writeFileSync,
  "writing beside it and renaming": (path, text) => {
    const beside = join(dirname(path), ".saved.tmp");
    writeFileSync(beside, text);
    renameSync(beside, path);
  },
  "removing it and writing it anew": (path, text) => {
    unlinkSync(path);
    writeFileSync(path, text);
  },
  "emptying it and writing": (path, text) => {
    const file = openSync(path, "r+");
    ftruncateSync(file);
    writeSync(file, text);
    closeSync(file);
  },
  "a checkout of git": (path, text) => {
    const folder = dirname(path);
    writeFileSync(path, text);
    gitIn(folder, "commit", "--quiet", "--all", "--message", "Another text");
    gitIn(folder, "checkout", "--quiet", "HEAD~1", "--", path);
    gitIn(folder, "checkout", "--quiet", "HEAD", "--", path);
  },
};
