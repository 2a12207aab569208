import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { withoutGrain } from "./grain.mjs";
import { nearThings } from "./near-things.mjs";
import { steady } from "./panes.mjs";
import { sumAround } from "./sum-around.mjs";

/** The shadows' colour, the site's ink: black shadows look dirty on warm paper. */
const ink = [0x10 / 255, 0x24 / 255, 0x1c / 255] as const;
/** Share of a shadow's darkness that is kept. */
const shadowStrength = 0.62;
/** Darkness below this is the noise of the shadow catcher, not shadow (0 to 1). */
const shadowNoise = 0.03;
/** Shadows fade out over this part of the picture's width towards its edges instead of being cut off. */
const edge = 0.06;
/** Pixels around a shadow's pixel that its darkness is averaged over. */
const radius = 4;
/** Largest difference of the features of pixels within one surface. */
const differs = { paint: 0.02, facing: 0.12, alpha: 0.2 };
/** Alpha from which a pixel shows nothing but a thing. */
const whole = 0.995;

/**
 * Makes the picture of a render's passes (art/diorama/passes.py): the things without their grain, and below them their
 * shadow, softened and tinted.
 *
 * @param folder where the passes lie
 */
export async function clean(folder: string): Promise<Sharp> {
  const [things, light, paint, facing] = await Promise.all(
    ["things", "light", "paint", "facing"].map((pass) => readPass(join(folder, `${pass}0001.png`))),
  );
  if (!things || !light || !paint || !facing) throw new Error(`${folder} lacks passes.`);
  const { width, height } = things;
  const [red, green, blue, seen] = things.planes as [Float32Array, Float32Array, Float32Array, Float32Array];
  const grainless = [seen, ...paint.planes.slice(0, 3), ...facing.planes.slice(0, 3)];
  const still = existsSync(join(folder, "panes")) ? steady(grainless, width) : grainless;
  const alpha = still[0] as Float32Array;
  const scaled = (planes: Float32Array[], by: number) => planes.map((plane) => plane.map((value) => value / by));
  const features = [
    ...scaled([alpha], differs.alpha),
    ...scaled(still.slice(1, 4), differs.paint),
    ...scaled(still.slice(4), differs.facing),
  ];
  const smooth = withoutGrain({ width, height, planes: [red, green, blue] }, alpha, features);
  const colors = cleanEdges(smooth, alpha, width);
  // Even the ground has no paint where a loop's frame was not rendered.
  const isGround = alpha.map((part, p) => (part < 0.05 && paint.planes[0]?.[p] ? 1 : 0));
  const shadows = softShadows(light.planes[0] as Float32Array, isGround, width);
  const beside = await nearThings(alpha, width);
  const data = Buffer.alloc(width * height * 4);
  for (let p = 0; p < width * height; p++) {
    const x = p % width;
    const y = (p - x) / width;
    const near = Math.min(1, Math.min(x, width - 1 - x, y, height - 1 - y) / (width * edge));
    const shadow =
      Math.max(0, ((shadows[p] ?? 0) - shadowNoise) / (1 - shadowNoise)) * shadowStrength * near * (beside[p] ?? 0);
    const thing = alpha[p] ?? 0;
    const behind = (1 - thing) * shadow;
    const made = thing + behind;
    for (const [c, dark] of ink.entries())
      data[p * 4 + c] = made ? Math.round((((colors[c]?.[p] ?? 0) * thing + dark * behind) / made) * 255) : 0;
    data[p * 4 + 3] = Math.round(made * 255);
  }
  return sharp(data, { raw: { width, height, channels: 4 } });
}

/** A PNG with 16 bits as planes of values from 0 to 1. */
async function readPass(file: string) {
  const { data, info } = await sharp(file)
    .toColourspace("rgb16")
    .raw({ depth: "ushort" })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const values = new Uint16Array(data.buffer, data.byteOffset, width * height * channels);
  const planes = Array.from({ length: channels }, (_, c) =>
    new Float32Array(width * height).map((_, p) => (values[p * channels + c] ?? 0) / 65535),
  );
  return { width, height, planes };
}

/** Gives pixels at an outline the colour of the whole ones beside them: their own is that of a few samples. */
function cleanEdges(planes: Float32Array[], alpha: Float32Array, width: number): Float32Array[] {
  const made = planes.map((plane) => plane.slice());
  for (let p = 0; p < alpha.length; p++) {
    const part = alpha[p] ?? 0;
    if (!part || part > whole) continue;
    // Its own colour stays where nothing whole is near, as on glass.
    let weights = 0.02;
    const sums = planes.map((plane) => weights * (plane[p] ?? 0));
    for (let dy = -2; dy <= 2; dy++)
      for (let dx = -2; dx <= 2; dx++) {
        const q = p + dy * width + dx;
        if ((alpha[q] ?? 0) < whole) continue;
        const off = planes.reduce((sum, plane) => sum + ((plane[p] ?? 0) - (plane[q] ?? 0)) ** 2, 0);
        const weight = Math.exp(-off / 0.1 - (dx * dx + dy * dy) / 2);
        weights += weight;
        for (const [c, plane] of planes.entries()) sums[c] = (sums[c] ?? 0) + weight * (plane[q] ?? 0);
      }
    for (const [c, plane] of made.entries()) plane[p] = (sums[c] ?? 0) / weights;
  }
  return made;
}

/** The shadows' darkness, blurred a little, but only where the ground is seen, so that no thing's edge bleeds into them. */
function softShadows(light: Float32Array, isGround: Float32Array, width: number): Float32Array {
  const dark = light.map((value, p) => (isGround[p] ? 1 - toLinear(value) : 0));
  const [sums, weights] = [dark, isGround].map((plane) => sumAround(sumAround(plane, width, radius), width, radius));
  return light.map((_, p) => ((weights?.[p] ?? 0) > 0.5 ? (sums?.[p] ?? 0) / (weights?.[p] ?? 1) : 0));
}

/** An sRGB value as amount of light. */
const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
