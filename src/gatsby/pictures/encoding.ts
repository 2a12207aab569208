import sharp, { type Sharp } from "sharp";

/**
 * How hard the AVIF encoder tries, from 0 to 9. sharp's own 4 takes eight times as long as 2 and saves nothing; the
 * figures are in docs/measurements/pictures.md.
 */
const avifEffort = 2;

/**
 * How hard the WebP encoder tries, from 0 to 6. Only browsers that are older than AVIF show these; sharp's own 4 takes
 * six tenths longer than 2 and saves a twenty-fifth.
 */
const webpEffort = 2;

/** Where sharp keeps the methods of all its pipelines; its types do not tell. */
const pipelines = (sharp as unknown as { prototype: Pick<Sharp, "avif" | "webp"> }).prototype;

/** Lets every picture be encoded with our effort: gatsby-plugin-sharp passes none on, whatever its options say. */
export function setEfforts(): void {
  const { avif, webp } = pipelines;
  pipelines.avif = function withEffort(this: Sharp, options) {
    return avif.call(this, { effort: avifEffort, ...options });
  };
  pipelines.webp = function withEffort(this: Sharp, options) {
    return webp.call(this, { effort: webpEffort, ...options });
  };
}
