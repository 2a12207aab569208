import { createHash } from "node:crypto";
import { existsSync, mkdirSync, renameSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Node } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import sharp from "sharp";
import { forEachAtOnce } from "./files/many-files";

export interface FileNode extends Node {
  readonly absolutePath: string;
  readonly name: string;
}

/** With less effort and colours at half the resolution, AVIF takes two fifths of the time; nobody sees it. */
const settings = { avif: { effort: 1, chromaSubsampling: "4:2:0" }, webp: { effort: 2 } } as const;

/** Widths by place, WebP for browsers without AVIF. The first screen's are larger, of less quality: visitors wait for them. */
const encodings = {
  hero: { quality: 65, avif: [768, 1080, 1600], webp: [1600] },
  page: { quality: 75, avif: [640, 1080], webp: [1080] },
  evening: { quality: 75, avif: [960], webp: [] },
  icon: { quality: 75, avif: [], webp: [112] },
} as const;

export type PicturePlace = keyof typeof encodings;

type Size = Readonly<Record<"width" | "height", number>>;

export interface Variant extends Size {
  readonly format: string;
  readonly address: string;
}

export async function sizeOf({ absolutePath }: FileNode): Promise<Size> {
  const { autoOrient } = await sharp(absolutePath).metadata();
  return autoOrient;
}

function variant({ absolutePath, name, internal }: FileNode, size: Size, format: "avif" | "webp", quality: number) {
  const options = { quality, ...settings[format] };
  const digest = createHash("sha256")
    .update(JSON.stringify([size.width, options]))
    .digest("hex")
    .slice(0, 5);
  const folder = `static/${internal.contentDigest}/${digest}`;
  return {
    ...size,
    format,
    address: `/${folder}/${encodeURIComponent(name)}.${format}`,
    async encode(publicFolder: string) {
      const target = join(publicFolder, folder, `${name}.${format}`);
      if (existsSync(target)) return;
      mkdirSync(dirname(target), { recursive: true });
      const picture = sharp(absolutePath).autoOrient().resize(size.width);
      await picture.toFormat(format, options).toFile(`${target}.part`);
      // A build that is broken off here must not leave half a picture under the name of a whole one.
      renameSync(`${target}.part`, target);
    },
  };
}

/** The files in which a place shows a picture, none wider than it is. */
export async function variantsOf(file: FileNode, place: PicturePlace) {
  const { width: own, height } = await sizeOf(file);
  return (["avif", "webp"] as const).flatMap((format) => {
    const widths = new Set(encodings[place][format].map((width) => Math.min(width, own)));
    return [...widths].map((width) => {
      const size = { width, height: Math.round((width * height) / own) };
      return variant(file, size, format, encodings[place].quality);
    });
  });
}

/** A picture as gatsby-plugin-image describes it; its last variant is for browsers that know none of the others. */
export function imageData(variants: readonly Variant[]): IGatsbyImageData {
  const { width = 0, height = 0, address = "" } = variants.at(-1) ?? {};
  const format = variants[0]?.format;
  const alike = variants.filter((other) => other.format === format);
  const srcSet = alike.map((one) => `${one.address} ${one.width}w`).join(",\n");
  const sources = [{ srcSet, type: `image/${format}` }];
  return { layout: "constrained", width, height, images: { fallback: { src: address }, sources } };
}

type Shown = readonly [FileNode, PicturePlace];

/** Encodes what earlier builds have not. */
export async function encodePictures(pictures: readonly Shown[], publicFolder: string): Promise<void> {
  const variants = await Promise.all(pictures.map(([file, place]) => variantsOf(file, place)));
  const byAddress = new Map(variants.flat().map((one) => [one.address, one]));
  await forEachAtOnce([...byAddress.values()], ({ encode }) => encode(publicFolder));
}
