/**
 * Renders the dioramas: art/scenes -> Blender -> cleaned, transparent WebP in content/images.
 *
 *   npm run art -- [--draft] [scene ...]
 *
 * Without names every scene is rendered (an hour on two cores). `--draft` makes small, quick PNGs on the page's ground in
 * art/.drafts instead, for looking at. A scene that changes by step is named with its step to render only that one
 * (`start-project-3`). Needs `blender` (3.4, from Debian's packages) and `ffmpeg`.
 */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { clean } from "./clean.mjs";

const run = promisify(execFile);
const here = dirname(fileURLToPath(import.meta.url));
const drafts = join(here, ".drafts");
const images = join(here, "../content/images");
/** Bytes a source picture may have. */
const limit = 300_000;
const wides = { hero: 1600 };
const quality = {
  full: { width: 1200, samples: 160, threshold: 0.1 },
  draft: { width: 500, samples: 16, threshold: 0.2 },
};

/** Every picture with the scene and step it is made of, in the order of their names. */
async function pictures() {
  const files = (await readdir(join(here, "scenes"))).filter((file) => /^[a-z]\w*\.py$/.test(file)).sort();
  const listed = await Promise.all(
    files.map(async (file) => {
      const scene = file.slice(0, -3);
      const steps = Number(/^STEPS = (\d+)$/m.exec(await readFile(join(here, "scenes", file), "utf8"))?.[1] ?? 0);
      const name = scene.replaceAll("_", "-");
      return steps
        ? Array.from({ length: steps }, (_, i) => ({ name: `${name}-${i + 1}`, scene, step: i + 1 }))
        : [{ name, scene }];
    }),
  );
  return listed.flat();
}

async function blender({ name, scene, step }, { width, samples, threshold }, folder) {
  const out = join(folder, `${name}.png`);
  const args = [scene, out, width, samples, threshold, ...(step ? [step] : [])].map(String);
  try {
    const made = await run(
      "blender",
      ["-b", "--python-exit-code", "1", "-P", join(here, "diorama/run.py"), "--", ...args],
      { maxBuffer: 1e8 },
    );
    if (made.stderr.includes("scene failed")) throw new Error(made.stderr);
  } catch (problem) {
    if (problem.code === "ENOENT") throw new Error("Blender is not installed: apt-get install blender ffmpeg");
    throw new Error(`${name}: Blender stopped.\n${problem.stderr || problem.message}`);
  }
  return out;
}

const args = process.argv.slice(2);
const isDraft = args.includes("--draft");
const names = args.filter((arg) => !arg.startsWith("--"));
const all = await pictures();
const isWanted = ({ name, scene }) =>
  !names.length || names.includes(name) || names.includes(scene.replaceAll("_", "-"));
const unknown = names.filter(
  (name) => !all.some((one) => one.name === name || one.scene.replaceAll("_", "-") === name),
);
if (unknown.length) {
  console.error(`There is no scene ${unknown.join(", ")}. There are: ${all.map(({ name }) => name).join(", ")}.`);
  process.exit(1);
}

const folder = await mkdtemp(join(tmpdir(), "art-"));
if (isDraft) await mkdir(drafts, { recursive: true });
for (const picture of all.filter(isWanted)) {
  const look = isDraft ? quality.draft : { ...quality.full, width: wides[picture.name] ?? quality.full.width };
  const png = await blender(picture, look, folder);
  const cleaned = await clean(png);
  if (isDraft) {
    await cleaned
      .flatten({ background: "#FBF8F1" })
      .png()
      .toFile(join(drafts, `${picture.name}.png`));
    console.log(`art/.drafts/${picture.name}.png`);
  } else {
    const { size } = await cleaned
      .webp({ quality: 88, alphaQuality: 90, effort: 6 })
      .toFile(join(images, `${picture.name}.webp`));
    if (size > limit) throw new Error(`${picture.name}.webp has ${size} bytes; the limit is ${limit}.`);
    console.log(`content/images/${picture.name}.webp ${Math.round(size / 1000)} kB`);
  }
}
await rm(folder, { recursive: true });
