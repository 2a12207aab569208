import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder for the database: on a small disk of its own where that can be had, so that it can be full for a while. */
export class SoakDisk {
  private constructor(
    readonly folder: string,
    /** False where nobody but root may mount a disk, and this is an ordinary folder. */
    readonly canBeFull: boolean,
  ) {}

  /** @param megabytes how much it holds */
  static open(megabytes: number): SoakDisk {
    const folder = mkdtempSync(join(tmpdir(), "soak-"));
    try {
      execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=700`, "tmpfs", folder], { stdio: "ignore" });
      return new SoakDisk(folder, true);
    } catch {
      return new SoakDisk(folder, false);
    }
  }

  private get ballast(): string {
    return join(this.folder, "ballast");
  }

  /** Writes until nothing more can be written. */
  fill(): void {
    const file = openSync(this.ballast, "w");
    const chunk = Buffer.alloc(1_000_000);
    try {
      for (let size = chunk.length; size > 0; ) {
        try {
          writeSync(file, chunk, 0, size);
        } catch {
          size = Math.floor(size / 2);
        }
      }
    } finally {
      closeSync(file);
    }
  }

  /** Makes room again. */
  free(): void {
    rmSync(this.ballast, { force: true });
  }

  remove(): void {
    if (this.canBeFull) execFileSync("umount", ["--lazy", this.folder]);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
