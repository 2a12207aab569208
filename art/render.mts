/**
 * Renders the dioramas: art/scenes -> Blender -> cleaned, transparent WebP in content/images.
 *
 *   npm run render -w art -- [--draft] [--evening] [scene ...]
 *
 * Without names every scene is rendered (half an hour on two cores). `--draft` makes small, quick PNGs on the page's ground in
 * art/.drafts instead, for looking at. A scene that changes by step is named with its step to render only that one
 * (`start-project-3`). `--evening` renders the pictures that the dark scheme shows, into content/images/evening, each from its
 * picture by day on. Needs `blender` (3.4, from Debian's packages).
 */
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { eveningFileOf, eveningRemark, type SunPath, sunPathRemark } from "../src/content/pictures/evening-picture";
import { colorsIn } from "../src/theme/read-appearance";
import { type Quality, renderScene } from "./blender.mjs";
import { clean } from "./clean.mjs";
import { listPictures, pickPictures } from "./pictures.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const drafts = join(here, ".drafts");
const images = join(here, "../content/images");
/** Bytes a source picture may have. */
const limit = 300_000;
const full: Quality = { width: 1200, samples: 48, threshold: 0.1 };
/** The evening is no larger than it is shown; in the dusk fewer samples do. */
const dusk: Quality = { width: 960, samples: 12, threshold: 0.2 };
const draft: Quality = { width: 500, samples: 16, threshold: 0.2 };
/** Pictures that are shown larger than the others, in pixels. */
const widths: Record<string, number> = { hero: 1600, "hero-morning": 1600, "hero-evening": 1600 };

const args = process.argv.slice(2);
const isDraft = args.includes("--draft");
const isEvening = args.includes("--evening");
const names = args.filter((arg) => !arg.startsWith("--"));
const wanted = pickPictures(await listPictures(), names);

function qualityOf(name: string): Quality {
  if (isDraft) return draft;
  return isEvening ? dusk : { ...full, width: widths[name] ?? full.width };
}

/** Place of the sun's path that a scene keeps behind it; undefined where it has none. */
async function sunPathIn(passes: string): Promise<SunPath | undefined> {
  const file = join(passes, "sun-path.json");
  return existsSync(file) ? (JSON.parse(await readFile(file, "utf8")) as SunPath) : undefined;
}

const folder = await mkdtemp(join(tmpdir(), "art-"));
if (isDraft) await mkdir(drafts, { recursive: true });
for (const { name, scene, step } of wanted) {
  const passes = join(folder, name);
  await renderScene(scene, passes, qualityOf(name), { step, isEvening });
  const cleaned = await clean(passes);
  if (isDraft) {
    const file = join(drafts, `${name}${isEvening ? "-evening" : ""}.png`);
    await cleaned
      .flatten({ background: colorsIn(isEvening ? "evening" : "day").background })
      .png()
      .toFile(file);
    console.log(file);
  } else {
    const day = join(images, `${name}.webp`);
    const file = isEvening ? eveningFileOf(day) : day;
    const sunPath = await sunPathIn(passes);
    const remark = isEvening ? eveningRemark(await readFile(day)) : sunPath && sunPathRemark(sunPath);
    if (remark) cleaned.withExif({ IFD0: { ImageDescription: remark } });
    const { size } = await cleaned.webp({ quality: 88, alphaQuality: 90, effort: 6 }).toFile(file);
    if (size > limit) throw new Error(`${name}.webp has ${size} bytes; the limit is ${limit}.`);
    console.log(`${file} ${Math.round(size / 1000)} kB`);
  }
}
await rm(folder, { recursive: true });
