import { existsSync, readdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";

/** The unfinished file of a program that was killed while it wrote, with the number of its process. */
const unfinished = /^\..+\.(\d+)-\d+$/;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Takes away what an editor that was killed has left half written below a folder. */
export function removeLeftovers(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const pid = unfinished.exec(basename(name))?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(folder, name), { force: true });
  }
}
