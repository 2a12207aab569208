import { access, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { renderScene } from "../blender.mjs";
import { clean } from "../clean.mjs";
import { type Layer, mix, place } from "./layers.mjs";
import { fade, film, hourAt, shots } from "./script.mjs";

/** Renders are kept here, so that other words do not cost a quarter of an hour. */
const kept = join(dirname(fileURLToPath(import.meta.url)), "../.film");

/** Place of a second among the town's renders, as art/film/town.py counts them: one for every half hour, from 1. */
const stepAt = (second: number) => 1 + (hourAt(second) - 7) * 2;

/** The town's renders that its shots need, by step. */
export async function renderTown(again: boolean): Promise<ReadonlyMap<number, Layer>> {
  await mkdir(kept, { recursive: true });
  const steps = new Set<number>();
  for (const [i, { picture, from }] of shots.entries()) {
    if (picture !== "town") continue;
    const until = Math.min((shots[i + 1]?.from ?? film.seconds) + fade, film.seconds);
    for (let step = Math.floor(stepAt(from)); step <= Math.ceil(stepAt(until)); step++) steps.add(step);
  }
  const town = new Map<number, Layer>();
  for (const step of steps) {
    const file = join(kept, `town-${step}.png`);
    const isThere = await access(file).then(
      () => true,
      () => false,
    );
    if (again || !isThere) {
      const rough = join(kept, "rough");
      await renderScene("film.town", rough, { width: film.width, samples: 32, threshold: 0.15 }, { step });
      await (await clean(rough)).png().toFile(file);
      console.log(file);
    }
    town.set(step, await aboveWords(file));
  }
  return town;
}

/** The town a little smaller, so that the words stand below it. */
async function aboveWords(file: string): Promise<Layer> {
  const width = Math.round(film.width * 0.92);
  const small = await sharp(file).resize({ width }).png().toBuffer();
  return place(small, Math.round((film.width - width) / 2), 0);
}

/** The town in the light of a second: two renders faded into each other. */
export function townAt(town: ReadonlyMap<number, Layer>, second: number): Layer {
  const exact = Math.min(stepAt(second), Math.max(...town.keys()));
  const step = Math.floor(exact);
  const before = town.get(step);
  if (!before) throw new Error(`The town has no render for second ${second}.`);
  return mix(before, town.get(step + 1) ?? before, exact - step);
}
