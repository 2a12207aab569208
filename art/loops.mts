/**
 * Renders what moves in the dioramas: the frames of a scene's loop -> Blender -> an animated, transparent, endless WebP in
 * content/images/loops that lies exactly over the still picture.
 *
 *   npm run loops -w art -- [--draft] [name ...]
 *
 * Without names the loops of every scene with `FRAMES` are made (two minutes each on two cores). What stands still is
 * taken from the picture in content/images, so that is to be rendered first. `--draft` makes loops of few samples in
 * art/.drafts, of frames alone.
 */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { type Quality, renderScene } from "./blender.mjs";
import { clean } from "./clean.mjs";
import { encodeLoop } from "./encode-loop.mjs";
import { keepStill } from "./keep-still.mjs";
import { listPictures, pickPictures } from "./pictures.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const drafts = join(here, ".drafts");
const images = join(here, "../content/images");
const loops = join(images, "loops");
/** Bytes a loop may have: it is loaded when somebody points at the picture, and should come before they leave. */
const limit = 200_000;
/** Milliseconds that a frame is shown. */
const frameTime = 90;
/** Least width of a loop, in pixels. */
const width = 800;
/** Of the frames, smaller than the loop and of few samples: nobody counts the pixels of a thing in motion. */
const full: Quality = { width: 560, samples: 14, threshold: 0.1 };
const draft: Quality = { width: 400, samples: 8, threshold: 0.3 };

const args = process.argv.slice(2);
const isDraft = args.includes("--draft");
const names = args.filter((arg) => !arg.startsWith("--"));
const moving = (await listPictures()).filter(({ frames }) => frames);

/** The smallest size of at least `width` in which a picture keeps its shape to the pixel. */
async function sizeOf(picture: string) {
  const { width: w, height: h } = await sharp(picture).metadata();
  let fits = width;
  while ((fits * h) % w) fits++;
  return { width: fits, height: (fits * h) / w };
}

const folder = await mkdtemp(join(tmpdir(), "loops-"));
await mkdir(isDraft ? drafts : loops, { recursive: true });
for (const { name, scene, frames = 0 } of pickPictures(moving, names)) {
  await renderScene(scene, join(folder, `${name}-####`), isDraft ? draft : full);
  const picture = join(images, `${name}.webp`);
  const size = await sizeOf(picture);
  const shots: Buffer[] = [];
  for (let k = 0; k < frames; k++) {
    const cleaned = await clean(join(folder, `${name}-${String(k).padStart(4, "0")}`));
    shots.push(await cleaned.resize(size).raw().toBuffer());
  }
  const still = await sharp(picture).resize(size).ensureAlpha().raw().toBuffer();
  const joined = Buffer.concat(isDraft ? shots : keepStill(shots, still, size.width));
  const file = join(isDraft ? drafts : loops, `${name}.webp`);
  const loop = await encodeLoop(joined, { ...size, frames, frameTime });
  await writeFile(file, loop);
  const bytes = loop.length;
  if (bytes > limit && !isDraft) throw new Error(`loops/${name}.webp has ${bytes} bytes; the limit is ${limit}.`);
  console.log(`${file} ${Math.round(bytes / 1000)} kB`);
}
await rm(folder, { recursive: true });
