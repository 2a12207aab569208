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
  /** Step of a scene that changes by step, from 1. */
  step?: number;
  /** Number of frames of the loop in content/images/loops, where the scene moves. */
  frames?: number;
}

/** Every picture with the scene and step it is made of, in the order of their names. */
export async function listPictures(): Promise<Picture[]> {
  const files = (await readdir(scenes)).filter((file) => /^[a-z]\w*\.py$/.test(file)).sort();
  const listed = await Promise.all(
    files.map(async (file): Promise<Picture[]> => {
      const scene = file.slice(0, -3);
      const program = await readFile(join(scenes, file), "utf8");
      const steps = Number(/^STEPS = (\d+)$/m.exec(program)?.[1] ?? 0);
      const frames = Number(/^FRAMES = (\d+)$/m.exec(program)?.[1] ?? 0);
      const name = scene.replaceAll("_", "-");
      if (!steps) return [frames ? { name, scene, frames } : { name, scene }];
      return Array.from({ length: steps }, (_, i) => ({ name: `${name}-${i + 1}`, scene, step: i + 1 }));
    }),
  );
  return listed.flat();
}

/** Tells whether a picture is meant by what was typed: its own name, or its scene's for all steps. */
const isNamed = (name: string, picture: Picture) =>
  picture.name === name || picture.scene.replaceAll("_", "-") === name;

/** The pictures named, or all where none is; ends the program with 1 where there is no such picture. */
export function pickPictures(all: readonly Picture[], names: readonly string[]): Picture[] {
  const unknown = names.filter((name) => !all.some((picture) => isNamed(name, picture)));
  if (unknown.length) {
    console.error(`There is no scene ${unknown.join(", ")}. There are: ${all.map(({ name }) => name).join(", ")}.`);
    process.exit(1);
  }
  return all.filter((one) => !names.length || names.some((name) => isNamed(name, one)));
}
