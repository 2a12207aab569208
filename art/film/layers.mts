import sharp from "sharp";
import { film } from "./script.mjs";

/** A picture of the film's size as its values: red, green, blue, alpha. */
export type Layer = Buffer;
export const raw = { width: film.width, height: film.height, channels: 4 } as const;
const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** A layer on which nothing is. */
export const nothing: Layer = Buffer.alloc(raw.width * raw.height * raw.channels);

/** Lays a smaller picture on nothing. */
export const place = (input: Buffer, left: number, top: number): Promise<Layer> =>
  sharp({ create: { ...raw, background: clear } })
    .composite([{ input, left, top }])
    .raw()
    .toBuffer();

/** Lays one layer on another. */
export const lay = (below: Layer, above: Layer): Promise<Layer> =>
  sharp(below, { raw })
    .composite([{ input: above, raw }])
    .raw()
    .toBuffer();

/** Two layers faded into each other; colours are weighed by alpha, so that edges keep theirs. `part` of b is seen. */
export function mix(a: Layer, b: Layer, part: number): Layer {
  if (part <= 0 || a === b) return a;
  if (part >= 1) return b;
  const out = Buffer.alloc(a.length);
  for (let i = 0; i < a.length; i += 4) {
    const fromA = (a[i + 3] ?? 0) * (1 - part);
    const fromB = (b[i + 3] ?? 0) * part;
    const sum = fromA + fromB;
    if (!sum) continue;
    for (let c = i; c < i + 3; c++) out[c] = ((a[c] ?? 0) * fromA + (b[c] ?? 0) * fromB) / sum;
    out[i + 3] = sum;
  }
  return out;
}
