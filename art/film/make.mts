/**
 * Makes the film: town renders and dioramas under one sun -> static/videos/film.mp4 (H.264), film.webm (VP9), the poster
 * and the words.
 *
 *   npm run film -w art            renders of the town that are missing, then the film
 *   npm run film -w art -- --again renders the town anew
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
import { type Layer, lay, mix, nothing, place, raw } from "./layers.mjs";
import { captionAt, changeAt, film, shots } from "./script.mjs";
import { renderTown, townAt } from "./town.mjs";

const run = promisify(execFile);
const here = dirname(fileURLToPath(import.meta.url));
const videos = join(here, "../../static/videos");
/** Bytes a film may have. */
const limit = 3_000_000;
/** A second whose frame says what the film is about. */
const posterAt = 3;

const town = await renderTown(process.argv.includes("--again"));
/** The words of each shot. */
const words = await Promise.all(shots.map(async (shot) => place(await drawCaption(shot), 48, film.height - 118)));
const dioramas = await Promise.all(shots.map(({ picture }) => (picture === "town" ? undefined : drawDiorama(picture))));

async function drawDiorama(picture: string): Promise<Layer> {
  const { data, info } = await sharp(join(here, `../../content/images/${picture}.webp`))
    .trim({ threshold: 2 })
    .resize({ height: 560, width: 760, fit: "inside" })
    .png()
    .toBuffer({ resolveWithObject: true });
  return place(data, Math.round((film.width - info.width) / 2), Math.round(340 - info.height / 2));
}

const skyAt = (second: number): Promise<Layer> => sharp(background(second)).ensureAlpha().raw().toBuffer();

/**
 * Sky and sun at a second, and a picture before them. At a change the picture before fades out, then the next fades in: two
 * that are half there lie on each other as a fault would.
 */
async function view(second: number): Promise<Layer> {
  const { before, now, into } = changeAt(second);
  const isEnd = now < before;
  const sky = isEnd ? mix(await skyAt(second), await skyAt(0), into) : await skyAt(second);
  const isOut = into >= 0.5;
  const picture = dioramas[isOut ? now : before] ?? townAt(town, isEnd && isOut ? 0 : second);
  return lay(sky, mix(picture, nothing, isOut ? 2 - 2 * into : 2 * into));
}

async function frame(second: number): Promise<Layer> {
  const shown = words[captionAt(second)];
  if (!shown) throw new Error(`There are no words at second ${second}.`);
  return lay(await view(second), shown);
}

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
