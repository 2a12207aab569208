import sharp from "sharp";
import type { Tint } from "../../content/schemas/tints";
import { colorsIn } from "../../theme/colors";
import { heroSky } from "../../theme/hero-sky";
import { colorsOfTint, dioramaArea, type PictureWords, size, wordsSvg } from "./layout";

/** The page of a picture, with its words. */
export interface SharePage extends PictureWords {
  /** Path without a slash at the end: `/services/devops`. */
  readonly path: string;
  /** The background, that of the page's own opening. */
  readonly tint: Tint;
  /** The diorama's full path on this machine, and what it shows. */
  readonly diorama: { readonly file: string; readonly alt: string };
  /** True where the page draws the sun on its path behind the diorama. */
  readonly hasSun: boolean;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const svg = (...layers: readonly string[]) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${layers.join("")}</svg>`,
  );

/** Draws the background with the noon glow behind the upper part of the diorama. */
function background(tint: Tint): string {
  const { background: fill, glow, strength } = colorsOfTint[tint];
  const stop = (offset: number, share: number) =>
    `<stop offset="${offset}" stop-color="${glow}" stop-opacity="${strength * share}"/>`;
  const x = dioramaArea.left + dioramaArea.width * 0.56;
  const y = dioramaArea.top + dioramaArea.height * 0.34;
  return `<radialGradient id="noon" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="620">${stop(0, 1)}${stop(0.5, 0.42)}${stop(1, 0)}</radialGradient>
    <rect width="100%" height="100%" fill="${fill}"/><rect width="100%" height="100%" fill="url(#noon)"/>`;
}

/** Draws the sun at noon and its path behind a diorama, as the page does. */
function sky({ left, top, width, height }: Box): string {
  const middle = (part: { left: number; top: number; width: number }) => {
    const radius = (part.width / 200) * width;
    return { x: left + (part.left / 100) * width + radius, y: top + (part.top / 100) * height + radius, radius };
  };
  const [path, sun] = [middle(heroSky.path), middle(heroSky.sun)];
  const color = colorsIn.light.accent;
  return `<path d="M${path.x - path.radius} ${path.y}a${path.radius} ${path.radius} 0 0 1 ${2 * path.radius} 0" fill="none" stroke="${color}" stroke-width="2"/>
    <circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius}" fill="${color}"/>`;
}

/**
 * Cuts the emptiness around a diorama away and makes it as large as its area allows. One that is cut off at its right
 * edge stands at the picture's edge, where that looks meant.
 * @returns what to lay on the picture, and where the whole file would lie, with the emptiness around it
 */
async function placeDiorama(file: string) {
  // To look for edges in a large picture takes long.
  const small = await sharp(file)
    .resize({ ...size, fit: "inside", withoutEnlargement: true })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  // A rendered picture has no noise that must be smoothed before its edges are found.
  const cut = await sharp(small.data)
    .trim({ lineArt: true })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  const [left, top] = [-(cut.info.trimOffsetLeft ?? 0), -(cut.info.trimOffsetTop ?? 0)];
  const scale = Math.min(dioramaArea.width / cut.info.width, dioramaArea.height / cut.info.height);
  const [width, height] = [Math.round(cut.info.width * scale), Math.round(cut.info.height * scale)];
  const input = await sharp(cut.data).resize(width, height).png({ compressionLevel: 0 }).toBuffer();
  const isCutOff = left + cut.info.width === small.info.width;
  const overlay = {
    input,
    left: (isCutOff ? size.width : dioramaArea.left + dioramaArea.width) - width,
    top: dioramaArea.top + Math.round((dioramaArea.height - height) * 0.6),
  };
  const whole = {
    left: overlay.left - left * scale,
    top: overlay.top - top * scale,
    width: small.info.width * scale,
    height: small.info.height * scale,
  };
  return { overlay, whole };
}

/** Draws the sharing picture of a page as a JPEG. */
export async function drawPicture(page: SharePage): Promise<Buffer> {
  const { overlay, whole } = await placeDiorama(page.diorama.file);
  // The words stand beside the diorama, never on it.
  const words = await wordsSvg(page, page.tint);
  return sharp(svg(background(page.tint), page.hasSun ? sky(whole) : "", words))
    .composite([overlay])
    .flatten()
    .jpeg({ quality: 82, chromaSubsampling: "4:4:4" })
    .toBuffer();
}
