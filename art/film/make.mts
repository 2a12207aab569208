/**
 * Makes the film: town renders and dioramas under one sun -> static/videos/film.mp4 (H.264), film.webm (VP9), the poster
 * and the words.
 *
 *   npm run art:film            renders of the town that are missing, then the film
 *   npm run art:film -- --again renders the town anew
 *
 * Needs `blender` and `ffmpeg`.
 */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import sharp from "sharp";
import { background } from "./background.mjs";
import { drawCaption } from "./caption.mjs";
import { type Layer, lay, mix, place, raw } from "./layers.mjs";
import { fade, film, type Shot, shots } from "./script.mjs";
import { renderTown, townAt } from "./town.mjs";

const run = promisify(execFile);
const here = dirname(fileURLToPath(import.meta.url));
const videos = join(here, "../../static/videos");
/** Bytes a film may have. */
const limit = 3_000_000;
/** A second whose frame says what the film is about. */
const posterAt = 3;

const town = await renderTown(process.argv.includes("--again"));
const scenes = await Promise.all(shots.map(drawScene));

/** All of a shot that does not move: its diorama, if it is not the town, and its words. */
async function drawScene(shot: Shot): Promise<Layer> {
  const words = await place(await drawCaption(shot), 48, film.height - 118);
  if (shot.picture === "town") return words;
  const { data, info } = await sharp(join(here, `../../content/images/${shot.picture}.webp`))
    .trim({ threshold: 2 })
    .resize({ height: 560, width: 760, fit: "inside" })
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = Math.round((film.width - info.width) / 2);
  return lay(await place(data, left, Math.round(340 - info.height / 2)), words);
}

/** Picture of a shot at a second, without sky and sun. */
async function subject(index: number, second: number): Promise<Layer> {
  const scene = scenes[index];
  if (!scene) throw new Error(`There is no shot ${index}.`);
  return shots[index]?.picture === "town" ? lay(townAt(town, second), scene) : scene;
}

/** One frame: sky and sun, then the shot, fading from the one before and at the end into the beginning. */
async function frame(second: number): Promise<Layer> {
  const index = shots.findLastIndex(({ from }) => from <= second);
  const into = Math.min(1, (second - (shots[index]?.from ?? 0)) / fade);
  const now = await subject(index, second);
  const layer = index && into < 1 ? mix(await subject(index - 1, second), now, into) : now;
  const sky = await sharp(background(second)).ensureAlpha().raw().toBuffer();
  const made = await lay(sky, layer);
  const left = film.seconds - second;
  return left < fade ? mix(made, await firstFrame, 1 - left / fade) : made;
}
const firstFrame = frame(0);

async function writeFrames(file: string) {
  const input = ["-f", "rawvideo", "-pix_fmt", "rgba", "-s", `${film.width}x${film.height}`, "-r", String(film.fps)];
  const output = ["-c:v", "libx264", "-qp", "6", "-preset", "ultrafast", "-pix_fmt", "yuv444p", file];
  const ffmpeg = spawn("ffmpeg", ["-loglevel", "error", "-y", ...input, "-i", "-", ...output], {
    stdio: ["pipe", "inherit", "inherit"],
  });
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

async function encode(from: string, name: string, codec: readonly string[]) {
  const file = join(videos, name);
  await run("ffmpeg", ["-loglevel", "error", "-y", "-i", from, "-an", "-map_metadata", "-1", ...codec, file]);
  const { size } = await stat(file);
  if (size > limit) throw new Error(`${name} has ${size} bytes; the limit is ${limit}.`);
  console.log(`static/videos/${name} ${Math.round(size / 1000)} kB`);
}

/** The words drawn into the film as WebVTT, for those who hear it described. */
function tracks(): string {
  const time = (second: number) => `00:00:${second.toFixed(3).padStart(6, "0")}`;
  const until = (i: number) => shots[i + 1]?.from ?? film.seconds;
  const cues = shots.map(({ from, hour, words }, i) => `${time(from)} --> ${time(until(i))}\n${hour} ${words}`);
  return `WEBVTT\n\n${cues.join("\n\n")}\n`;
}

const folder = await mkdtemp(join(tmpdir(), "film-"));
const whole = join(folder, "whole.mkv");
await writeFrames(whole);
const pixels = ["-pix_fmt", "yuv420p"];
const h264 = ["-c:v", "libx264", "-preset", "veryslow", "-crf", "23", ...pixels, "-movflags", "+faststart"];
const vp9 = ["-c:v", "libvpx-vp9", "-b:v", "0", "-crf", "36", "-row-mt", "1", "-cpu-used", "3", ...pixels];
await encode(whole, "film.mp4", h264);
await encode(whole, "film.webm", vp9);
await writeFile(join(videos, "film.en.vtt"), tracks());
await sharp(await frame(posterAt), { raw })
  .webp({ quality: 82 })
  .toFile(join(videos, "film-poster.webp"));
await rm(folder, { recursive: true });
