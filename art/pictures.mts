import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const scenes = join(dirname(fileURLToPath(import.meta.url)), "scenes");

/** One picture of content/images and what makes it. */
export interface Picture {
  /** Its file in content/images without `.webp`. */
  name: string;
  /** The scene's file without `.py`. */
  scene: string;
  /** Which step of a scene that changes by step, from 1. */
  step?: number;
}

/** Every picture with the scene and step it is made of, in the order of their names. */
export async function listPictures(): Promise<Picture[]> {
  const files = (await readdir(scenes)).filter((file) => /^[a-z]\w*\.py$/.test(file)).sort();
  const listed = await Promise.all(
    files.map(async (file): Promise<Picture[]> => {
      const scene = file.slice(0, -3);
      const steps = Number(/^STEPS = (\d+)$/m.exec(await readFile(join(scenes, file), "utf8"))?.[1] ?? 0);
      const name = scene.replaceAll("_", "-");
      if (!steps) return [{ name, scene }];
      return Array.from({ length: steps }, (_, i) => ({ name: `${name}-${i + 1}`, scene, step: i + 1 }));
    }),
  );
  return listed.flat();
}
