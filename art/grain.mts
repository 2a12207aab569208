import { sumAround } from "./sum-around.mjs";

/** A picture as planes of values from 0 to 1, one after the other. */
export interface Planes {
  width: number;
  height: number;
  planes: Float32Array[];
}

/** Pixels to each side that a pixel may take light from. */
const reach = 8;
/** Pixels to each side by which two pixels' surroundings are compared. */
const patch = 2;
/** Largest difference of the light of two surroundings, in parts of the grain. */
const alike = 0.6;

/**
 * Takes the grain of few samples out of a picture: Debian's Blender has no denoiser. A pixel becomes the mean of those
 * around it that have the same features, the more the more alike their surroundings are (non-local means). What has no
 * grain, paint and direction, says where things end, so neither edges nor the shadows on things blur.
 *
 * @param alpha where it is 0 nothing is done
 * @param features planes without grain, each divided by how much it may differ within one surface
 */
export function withoutGrain(
  { width, height, planes }: Planes,
  alpha: Float32Array,
  features: Float32Array[],
): Float32Array[] {
  const size = width * height;
  const isSeen = alpha.map((part) => (part ? 1 : 0));
  const same = new Float32Array(size);
  const off = new Float32Array(size);
  const sums = planes.map((plane) => plane.slice());
  const weights = new Float32Array(size).fill(1);
  const grain = grainOf({ width, height, planes }, features);
  for (let dy = 0; dy <= reach; dy++)
    for (let dx = dy ? -reach : 1; dx <= reach; dx++) {
      // Half of the neighbours, as on a chessboard, do as well in half the time.
      if ((dx + dy) & 1) continue;
      const step = dy * width + dx;
      const from = Math.max(0, -dx);
      const until = width - Math.max(0, dx);
      for (let y = 0; y < height; y++) {
        const row = y * width;
        const isInside = y < height - dy;
        for (let p = row; p < row + width; p++) {
          const x = p - row;
          same[p] =
            isInside && isSeen[p] && isSeen[p + step] && x >= from && x < until ? sameness(features, p, p + step) : 0;
          off[p] = same[p] ? (same[p] ?? 0) * unlikeness(planes, grain, p, p + step) : 0;
        }
      }
      // Surroundings are compared only where they are of one surface, so that an edge does not make them unlike.
      const near = sumAround(same, width, patch);
      const far = sumAround(off, width, patch);
      for (let p = 0; p < size - step; p++) {
        const alone = same[p] ?? 0;
        if (alone < 0.01) continue;
        const excess = (far[p] ?? 0) / (near[p] ?? 1) - 1;
        const weight = excess > 0 ? alone * Math.exp(-excess / (alike * alike)) : alone;
        if (weight < 0.01) continue;
        for (const [c, plane] of planes.entries()) {
          const sum = sums[c] as Float32Array;
          sum[p] = (sum[p] ?? 0) + weight * (plane[p + step] ?? 0);
          sum[p + step] = (sum[p + step] ?? 0) + weight * (plane[p] ?? 0);
        }
        weights[p] = (weights[p] ?? 0) + weight;
        weights[p + step] = (weights[p + step] ?? 0) + weight;
      }
    }
  return sums.map((sum) => sum.map((value, p) => value / (weights[p] ?? 1)));
}

/** 1 where two pixels show the same surface, falling to 0. */
function sameness(features: Float32Array[], p: number, q: number) {
  let sum = 0;
  for (let f = 0; f < features.length; f++) {
    const feature = features[f] as Float32Array;
    const d = (feature[p] ?? 0) - (feature[q] ?? 0);
    sum += d * d;
    if (sum > 5) return 0;
  }
  return Math.exp(-sum);
}

/** Difference of two pixels, 1 for what the grain alone makes of them. */
function unlikeness(planes: Float32Array[], grain: Float32Array, p: number, q: number) {
  let sum = 0;
  for (let c = 0; c < planes.length; c++) {
    const plane = planes[c] as Float32Array;
    const d = (plane[p] ?? 0) - (plane[q] ?? 0);
    sum += d * d;
  }
  return sum / planes.length / ((grain[p] ?? 0) + (grain[q] ?? 0));
}

/** Variance of the values around each pixel that grain makes: by what a pixel differs from those beside it. */
function grainOf({ width, height, planes }: Planes, features: Float32Array[]): Float32Array {
  const size = width * height;
  const varies = new Float32Array(size);
  const known = new Float32Array(size);
  for (let p = width; p < size - width; p++) {
    const beside = [p - 1, p + 1, p - width, p + width].filter((q) => sameness(features, p, q) > 0.5);
    if (beside.length < 2) continue;
    let sum = 0;
    for (const plane of planes) {
      let mean = 0;
      for (const q of beside) mean += (plane[q] ?? 0) / beside.length;
      sum += ((plane[p] ?? 0) - mean) ** 2;
    }
    varies[p] = (sum / planes.length) * (beside.length / (beside.length + 1));
    known[p] = 1;
  }
  const sums = sumAround(varies, width, 4);
  const counts = sumAround(known, width, 4);
  return sums.map((sum, p) => Math.max(0, sum) / Math.max(counts[p] ?? 0, 1) + 1e-6);
}
