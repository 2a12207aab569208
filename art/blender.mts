import { execFile } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const starter = join(dirname(fileURLToPath(import.meta.url)), "diorama/run.py");

export interface Quality {
  /** Of the picture, in pixels. */
  width: number;
  /** Samples a pixel may take at most. */
  samples: number;
  /** Noise at which a pixel is done; smaller is cleaner and slower. */
  threshold: number;
}

/** Choice of one of a scene's pictures. */
interface Which {
  /** From 1, where the scene changes by step. */
  step?: number;
  /** At dusk, its windows lit. */
  isEvening?: boolean;
}

/**
 * Has Blender render a scene as the passes that `clean` makes the picture of.
 *
 * @param scene name of a file in art/scenes without `.py`
 * @param folder where the passes are written; with `####` in it, one for each frame of the scene's loop, numbered from 0000
 * @throws with what Blender printed where a scene has a fault
 */
export async function renderScene(
  scene: string,
  folder: string,
  { width, samples, threshold }: Quality,
  { step, isEvening }: Which = {},
) {
  const args = [
    scene,
    folder,
    width,
    samples,
    threshold,
    ...(step ? [step] : []),
    ...(isEvening ? ["evening"] : []),
  ].map(String);
  try {
    await run("blender", ["-b", "--python-exit-code", "1", "-P", starter, "--", ...args], { maxBuffer: 1e8 });
  } catch (problem) {
    const { code, stderr } = problem as { code?: string | number; stderr?: string };
    if (code === "ENOENT") throw new Error("Blender is not installed: apt-get install blender");
    throw new Error(`${scene}: Blender stopped.\n${stderr || problem}`);
  }
}
