/**
 * Makes the film: the site's pictures under one sun -> static/videos, in each shape as H.264 and VP9, and the words.
 *
 *   npm run film -w art
 *
 * Needs `ffmpeg`.
 */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { painter } from "./frame.mjs";
import { film, shots } from "./script.mjs";
import { type Shape, shapes } from "./shapes.mjs";

const run = promisify(execFile);
const videos = "static/videos";
/** Bytes a film may have. */
const limit = 1_000_000;
/** Said in full, since players guess: the ground of the words is also that of the film's page, and seen beside it. */
const colors = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"];
const pixels = ["-vf", "scale=out_color_matrix=bt709:out_range=tv", "-pix_fmt", "yuv420p", ...colors];
const h264 = ["-c:v", "libx264", "-preset", "medium", "-crf", "26", "-tune", "animation", "-movflags", "+faststart"];
const vp9 = ["-c:v", "libvpx-vp9", "-b:v", "0", "-crf", "36", "-row-mt", "1", "-cpu-used", "4"];

/** Keeps every frame as it was drawn. */
async function writeFrames({ width, height }: Shape, paint: (second: number) => Promise<Buffer>, file: string) {
  const input = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", `${width}x${height}`, "-r", String(film.fps)];
  const output = ["-c:v", "libx264rgb", "-qp", "0", "-preset", "ultrafast", file];
  const ffmpeg = spawn("ffmpeg", ["-loglevel", "error", "-y", ...input, "-i", "-", ...output], {
    stdio: ["pipe", "inherit", "inherit"],
  });
  const ended = once(ffmpeg, "close");
  const count = film.seconds * film.fps;
  for (let k = 0; k < count; k++) {
    if (!ffmpeg.stdin.write(await paint(k / film.fps))) await once(ffmpeg.stdin, "drain");
    if (k % 100 === 0) console.log(`frame ${k} of ${count}`);
  }
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code) throw new Error(`ffmpeg ended with ${code}`);
}

async function encode(from: string, name: string, codec: readonly string[]) {
  const file = join(videos, name);
  const bare = ["-an", "-map_metadata", "-1"];
  await run("ffmpeg", ["-loglevel", "error", "-y", "-i", from, ...bare, ...pixels, ...codec, file]);
  const { size } = await stat(file);
  if (size > limit) throw new Error(`${name} has ${size} bytes; the limit is ${limit}.`);
  console.log(`${file} ${Math.round(size / 1000)} kB`);
}

/** The words drawn into the film as WebVTT, for those who hear it described. */
function tracks(): string {
  const time = (second: number) => `00:00:${second.toFixed(3).padStart(6, "0")}`;
  const until = (i: number) => shots[i + 1]?.from ?? film.seconds;
  const cues = shots.map(({ from, hour, words }, i) => `${time(from)} --> ${time(until(i))}\n${hour} ${words}`);
  return `WEBVTT\n\n${cues.join("\n\n")}\n`;
}

const folder = await mkdtemp(join(tmpdir(), "film-"));
for (const shape of shapes) {
  const whole = join(folder, `${shape.name}.mkv`);
  await writeFrames(shape, await painter(shape), whole);
  await encode(whole, `${shape.name}.mp4`, h264);
  await encode(whole, `${shape.name}.webm`, vp9);
}
await writeFile(join(videos, "film.en.vtt"), tracks());
await rm(folder, { recursive: true });
