import type { Font } from "satori";
import sharp from "sharp";
import type { Tint } from "../../../content/kinds";
import { heroSky } from "../../../theme/hero-sky";
import { colorsOfTint } from "./colors-of-tint";
import { type PlacedDiorama, placeDiorama } from "./diorama";
import { dioramaArea, maxBytes, size } from "./measures";
import type { Brand, SharePage } from "./pages";
import { drawWords } from "./words";

/** Tried one after the other until the file is small enough. */
const qualities = [86, 80, 72, 62, 50];

/** The background of a picture with the noon glow behind the upper part of the diorama, as SVG. */
function backgroundSvg(tint: Tint): string {
  const { background, glow, glowStrength } = colorsOfTint[tint];
  const { width, height } = size;
  const x = dioramaArea.left + dioramaArea.width * 0.56;
  const y = dioramaArea.top + dioramaArea.height * 0.34;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<radialGradient id="noon" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="620">`,
    `<stop stop-color="${glow}" stop-opacity="${glowStrength}"/>`,
    `<stop offset="0.5" stop-color="${glow}" stop-opacity="${glowStrength * 0.42}"/>`,
    `<stop offset="1" stop-color="${glow}" stop-opacity="0"/>`,
    "</radialGradient>",
    `<rect width="${width}" height="${height}" fill="${background}"/>`,
    `<rect width="${width}" height="${height}" fill="url(#noon)"/>`,
    "</svg>",
  ].join("");
}

/** The sun at noon and its path behind a diorama, as the page draws them, as SVG. */
function skySvg({ left, top, width, height }: PlacedDiorama["whole"], color: string): string {
  const middle = (box: { left: number; top: number; width: number }) => {
    const radius = (box.width / 200) * width;
    return { x: left + (box.left / 100) * width + radius, y: top + (box.top / 100) * height + radius, radius };
  };
  const path = middle(heroSky.path);
  const sun = middle(heroSky.sun);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">`,
    `<path d="M${path.x - path.radius} ${path.y}a${path.radius} ${path.radius} 0 0 1 ${2 * path.radius} 0"`,
    ` fill="none" stroke="${color}" stroke-width="2"/>`,
    `<circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius}" fill="${color}"/>`,
    "</svg>",
  ].join("");
}

/** Remembers what a function gave for each key: many pages share their background, and some their diorama. */
function remembered<Value>(make: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    // Each diorama is more than a megabyte of pixels.
    if (known.size > 20) known.delete([...known.keys()][0] ?? "");
    return value;
  };
}

const backgroundOf = remembered((tint) =>
  sharp(Buffer.from(backgroundSvg(tint as Tint)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true }),
);
const dioramaOf = remembered(placeDiorama);

/** Draws the sharing picture of a page as a JPEG. */
export async function drawPicture(page: SharePage, brand: Brand, fonts: Font[]): Promise<Buffer> {
  const words = await drawWords(page, brand, fonts);
  const background = await backgroundOf(page.tint);
  const { overlay, whole } = await dioramaOf(page.diorama.file);
  const sky = page.hasSun ? [{ input: Buffer.from(skySvg(whole, colorsOfTint[page.tint].sun)), left: 0, top: 0 }] : [];
  const picture = sharp(background.data, { raw: background.info })
    .composite([...sky, overlay, { input: Buffer.from(words), left: 0, top: 0 }])
    .removeAlpha();
  for (const quality of qualities) {
    // Not with mozjpeg, which takes nine times as long for four hundredths of the size.
    const file = await picture.clone().jpeg({ quality, chromaSubsampling: "4:4:4" }).toBuffer();
    if (file.length <= maxBytes) return file;
  }
  throw new Error(`it is larger than ${maxBytes / 1000} kB even at the lowest quality`);
}
