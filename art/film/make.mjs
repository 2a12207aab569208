/**
 * Makes the film: town renders and dioramas under one sun -> static/videos/film.mp4 (H.264), film.webm (VP9) and the poster.
 *
 *   npm run art:film            everything that is not there yet, then the film
 *   npm run art:film -- --again renders the town anew
 *
 * Needs `blender` and `ffmpeg`. The town is rendered once for every half hour (small pictures kept in art/.film)
 * and cross-faded; the sun is as soft as one such step, so its shadows seem to move.
 */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { access, mkdir, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import sharp from "sharp";
import { clean } from "../clean.mjs";
import { background } from "./background.mjs";
import { caption } from "./caption.mjs";
import { fade, film, hourAt, shots } from "./script.mjs";

const run = promisify(execFile);
const here = dirname(fileURLToPath(import.meta.url));
const kept = join(here, "../.film");
const videos = join(here, "../../static/videos");
/** Bytes a film may have. */
const limit = 3_000_000;
const raw = { width: film.width, height: film.height, channels: 4 };

await mkdir(kept, { recursive: true });
const town = await renderTown();
const dioramas = new Map();
for (const { picture } of shots) if (picture) dioramas.set(picture, await readDiorama(picture));
const captions = await Promise.all(shots.map(caption));

const whole = join(kept, "film.mkv");
await writeFrames(whole);
await encode("film.mp4", [
  "-c:v",
  "libx264",
  "-preset",
  "veryslow",
  "-crf",
  "23",
  "-pix_fmt",
  "yuv420p",
  "-movflags",
  "+faststart",
]);
await encode("film.webm", [
  "-c:v",
  "libvpx-vp9",
  "-b:v",
  "0",
  "-crf",
  "36",
  "-row-mt",
  "1",
  "-cpu-used",
  "3",
  "-pix_fmt",
  "yuv420p",
]);
await sharp(await frame(2.5), { raw })
  .webp({ quality: 82 })
  .toFile(join(videos, "film-poster.webp"));
await writeFile(join(videos, "film.en.vtt"), tracks());
await rm(whole);

/** The words drawn into the film as WebVTT, for those who hear it described. */
function tracks() {
  const time = (second) => `00:00:${second.toFixed(3).padStart(6, "0")}`;
  const cues = shots.map(
    ({ from, hour, words }, i) => `${time(from)} --> ${time(shots[i + 1]?.from ?? film.seconds)}\n${hour} ${words}`,
  );
  return `WEBVTT\n\n${cues.join("\n\n")}\n`;
}

/** The town at every step that its shots need, as raw pictures by step. */
async function renderTown() {
  const steps = new Set();
  for (const [i, { town: isTown, from }] of shots.entries()) {
    if (!isTown) continue;
    const until = (shots[i + 1]?.from ?? film.seconds) + fade;
    for (let step = stepAt(from); step <= Math.ceil(exactStepAt(Math.min(until, film.seconds))); step++)
      steps.add(step);
  }
  const made = new Map();
  for (const step of steps) {
    const file = join(kept, `town-${step}.png`);
    const isThere = await access(file).then(
      () => true,
      () => false,
    );
    if (!isThere || process.argv.includes("--again")) {
      const rough = join(kept, "rough.png");
      const args = ["film.town", rough, film.width, 32, 0.15, step].map(String);
      await run("blender", ["-b", "--python-exit-code", "1", "-P", join(here, "../diorama/run.py"), "--", ...args], {
        maxBuffer: 1e8,
      });
      await (await clean(rough)).png().toFile(file);
      console.log(`town at step ${step}`);
    }
    made.set(step, await sharp(file).ensureAlpha().raw().toBuffer());
  }
  return made;
}

const exactStep = (hour) => 1 + (hour - 7) * 2;
function exactStepAt(second) {
  return exactStep(hourAt(second));
}
function stepAt(second) {
  return Math.floor(exactStepAt(second));
}

async function readDiorama(name) {
  const file = join(here, `../../content/images/${name}.webp`);
  return sharp(file)
    .trim({ threshold: 2 })
    .resize({ height: 560, width: 760, fit: "inside" })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** What a shot shows at a second, without the ground: a raw RGBA picture. */
async function subject(shot, second) {
  if (shot.town) {
    const exact = Math.min(exactStepAt(second), Math.max(...town.keys()));
    const step = Math.floor(exact);
    return mix(town.get(step), town.get(step + 1) ?? town.get(step), exact - step);
  }
  const { data, info } = dioramas.get(shot.picture);
  return sharp({ create: { ...raw, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([
      { input: data, left: Math.round((film.width - info.width) / 2), top: Math.round(350 - info.height / 2) },
    ])
    .raw()
    .toBuffer();
}

/** Two raw pictures faded into each other; colours are weighed by alpha, so that edges keep theirs. */
function mix(a, b, part) {
  if (part <= 0 || a === b) return a;
  if (part >= 1) return b;
  const out = Buffer.alloc(a.length);
  for (let i = 0; i < a.length; i += 4) {
    const wa = a[i + 3] * (1 - part);
    const wb = b[i + 3] * part;
    const w = wa + wb;
    if (!w) continue;
    for (let c = 0; c < 3; c++) out[i + c] = (a[i + c] * wa + b[i + c] * wb) / w;
    out[i + 3] = w;
  }
  return out;
}

/** One frame as a raw picture: ground, sky and sun, then the shot and its words. */
async function frame(second) {
  const index = shots.findLastIndex(({ from }) => from <= second);
  const last = shots[index - 1];
  const into = Math.min(1, (second - shots[index].from) / fade);
  const left = film.seconds - second;
  const layer =
    last && into < 1
      ? mix(await subject(last, second), await subject(shots[index], second), into)
      : await subject(shots[index], second);
  const input = [
    { input: layer, raw },
    { input: captions[index], top: film.height - 118, left: 48, blend: "over", opacity: into },
  ];
  const layers = await Promise.all(
    input.map(async ({ opacity = 1, ...one }) =>
      opacity < 1 ? { ...one, input: await fadeOut(one.input, opacity) } : one,
    ),
  );
  const made = await sharp(background(second)).ensureAlpha().composite(layers).raw().toBuffer();
  return left < fade ? mix(made, await firstFrame(), 1 - left / fade) : made;
}

let first;
function firstFrame() {
  first ??= frame(0);
  return first;
}

const fadeOut = (input, opacity) =>
  sharp(input)
    .ensureAlpha()
    .composite([
      {
        input: Buffer.from([0, 0, 0, Math.round(255 * opacity)]),
        raw: { width: 1, height: 1, channels: 4 },
        tile: true,
        blend: "dest-in",
      },
    ])
    .png()
    .toBuffer();

async function writeFrames(file) {
  const size = `${film.width}x${film.height}`;
  const args = [
    "-loglevel",
    "error",
    "-y",
    "-f",
    "rawvideo",
    "-pix_fmt",
    "rgba",
    "-s",
    size,
    "-r",
    film.fps,
    "-i",
    "-",
    "-c:v",
    "libx264",
    "-qp",
    "6",
    "-preset",
    "ultrafast",
    "-pix_fmt",
    "yuv444p",
    file,
  ];
  const ffmpeg = spawn("ffmpeg", args.map(String), { stdio: ["pipe", "inherit", "inherit"] });
  const ended = once(ffmpeg, "close");
  const count = film.seconds * film.fps;
  for (let k = 0; k < count; k++) {
    if (!ffmpeg.stdin.write(await frame(k / film.fps))) await once(ffmpeg.stdin, "drain");
    if (k % 100 === 0) console.log(`frame ${k} of ${count}`);
  }
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code) throw new Error(`ffmpeg ended with ${code}`);
}

async function encode(name, codec) {
  const file = join(videos, name);
  await run("ffmpeg", ["-loglevel", "error", "-y", "-i", whole, "-an", "-map_metadata", "-1", ...codec, file]);
  const { size } = await stat(file);
  if (size > limit) throw new Error(`${name} has ${size} bytes; the limit is ${limit}.`);
  console.log(`static/videos/${name} ${Math.round(size / 1000)} kB`);
}
