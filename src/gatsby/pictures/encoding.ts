import { availableParallelism } from "node:os";
import sharp, { type Sharp } from "sharp";

/**
 * How hard the AVIF encoder tries, from 0 to 9. sharp's own 4 takes eight times as long as 2 and saves nothing; the
 * figures are in docs/measurements/pictures.md.
 */
const avifEffort = 2;

/** Where sharp keeps the methods of all its pipelines; its types do not tell. */
const pipelines = (sharp as unknown as { prototype: Pick<Sharp, "avif"> }).prototype;

/** Lets every AVIF be encoded with our effort: gatsby-plugin-sharp passes none on, whatever its options say. */
export function setAvifEffort(): void {
  const encode = pipelines.avif;
  pipelines.avif = function withEffort(this: Sharp, options) {
    return encode.call(this, { effort: avifEffort, ...options });
  };
}

/**
 * Lets Gatsby use every core. It keeps one for itself and gives the rest to its jobs, so that a machine with two cores
 * would encode one picture after the other; this process waits while they work and needs none of its own.
 */
export function useAllCores(): void {
  process.env.GATSBY_CPU_COUNT ??= String(availableParallelism() + 1);
}
