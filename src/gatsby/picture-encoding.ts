import sharp, { type Sharp } from "sharp";

/** Of less effort and with colours at half the resolution, AVIF takes two fifths of the time; nobody sees it. */
const settings = { avif: { effort: 1, chromaSubsampling: "4:2:0" }, webp: { effort: 2 } };

/** What gatsby-plugin-sharp makes of a picture where nothing else is asked for. */
export const defaultEncoding = { formats: ["avif", "webp"], breakpoints: [640, 1080], placeholder: "none" };
/** Pictures of the first screen are larger than others, and of lower quality, as a visitor waits for them. */
export const heroEncoding = { width: 1600, breakpoints: [768, 1080, 1600], quality: 65 };
export const pageEncoding = { width: 1080 };
export const eveningEncoding = { width: 960, toFormat: "avif" };

const pipelines = (sharp as unknown as { prototype: Pick<Sharp, "avif" | "webp"> }).prototype;

/** Gives every encoder our settings: gatsby-plugin-sharp passes none on, whatever its options say. */
export function setEncoding(): void {
  const { avif, webp } = pipelines;
  pipelines.avif = function withSettings(this: Sharp, options) {
    return avif.call(this, { ...settings.avif, ...options });
  };
  pipelines.webp = function withSettings(this: Sharp, options) {
    return webp.call(this, { ...settings.webp, ...options });
  };
}
