import type { Font } from "satori";
import sharp, { type Sharp } from "sharp";
import type { Tint } from "../../../content/schemas/tints";
import { heroSky } from "../../../theme/hero-sky";
import { colorsOfTint } from "./colors-of-tint";
import { type PlacedDiorama, placeDiorama } from "./diorama";
import { dioramaArea, headlineArea, maxBytes, size } from "./measures";
import type { Brand, SharePage } from "./pages";
import { drawBrand, drawHeadline } from "./words";

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

/** Keeps what was made last, by a name: many pages share their background, and some all but their headline. */
function memory<Value>(): (name: string, make: () => Promise<Value>) => Promise<Value> {
  const known = new Map<string, Promise<Value>>();
  return (name, make) => {
    const value = known.get(name) ?? make();
    known.set(name, value);
    // Each is more than a megabyte of pixels.
    if (known.size > 20) known.delete([...known.keys()][0] ?? "");
    return value;
  };
}

interface RawPicture {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
}

const backgrounds = memory<RawPicture>();
const dioramas = memory<PlacedDiorama>();
const grounds = memory<RawPicture>();

const pixelsOf = (picture: Sharp) => picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** Everything but the headline. */
async function drawGround({ tint, diorama, hasSun }: SharePage, brand: Brand, fonts: Font[]): Promise<RawPicture> {
  const background = await backgrounds(tint, () => pixelsOf(sharp(Buffer.from(backgroundSvg(tint)))));
  const { overlay, whole } = await dioramas(diorama.file, () => placeDiorama(diorama.file));
  const drawn = (svg: string) => ({ input: Buffer.from(svg), left: 0, top: 0 });
  const sky = hasSun ? [drawn(skySvg(whole, colorsOfTint[tint].sun))] : [];
  const words = drawn(await drawBrand(tint, brand, fonts));
  return pixelsOf(sharp(background.data, { raw: background.info }).composite([...sky, overlay, words]));
}

/** Lays a headline on a picture. sharp would do so with every pixel of the picture, which takes ten times as long. */
function withHeadline({ data, info }: RawPicture, headline: Buffer): Sharp {
  const picture = Buffer.from(data);
  const { left, top, width, height } = headlineArea;
  for (let at = 0; at < width * height; at += 1) {
    const alpha = headline[at * 4 + 3] ?? 0;
    if (alpha === 0) continue;
    const start = ((top + Math.floor(at / width)) * info.width + left + (at % width)) * info.channels;
    for (let channel = 0; channel < 3; channel += 1) {
      const below = picture[start + channel] ?? 0;
      picture[start + channel] = Math.round(below + (((headline[at * 4 + channel] ?? 0) - below) * alpha) / 255);
    }
  }
  return sharp(picture, { raw: info });
}

/** Draws the sharing picture of a page as a JPEG. */
export async function drawPicture(page: SharePage, brand: Brand, fonts: Font[]): Promise<Buffer> {
  const shared = JSON.stringify([page.tint, page.diorama.file, page.hasSun, brand]);
  const ground = await grounds(shared, () => drawGround(page, brand, fonts));
  const headline = await sharp(Buffer.from(await drawHeadline(page, fonts)))
    .ensureAlpha()
    .raw()
    .toBuffer();
  const picture = withHeadline(ground, headline);
  for (const quality of qualities) {
    // Not with mozjpeg, which takes nine times as long for four hundredths of the size.
    const file = await picture.clone().jpeg({ quality, chromaSubsampling: "4:4:4" }).toBuffer();
    if (file.length <= maxBytes) return file;
  }
  throw new Error(`it is larger than ${maxBytes / 1000} kB even at the lowest quality`);
}
