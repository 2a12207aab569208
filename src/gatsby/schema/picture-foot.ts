import sharp from "sharp";
import type { FileNode } from "./node-model";

/** Opacity, to 255, from which something is drawn there, and no shadow. */
const opaque = 200;

/** Share of a picture's height that is empty below what it shows, so that several can stand on one line. */
export async function pictureFoot(file: string): Promise<number> {
  const opacity = sharp(file).ensureAlpha().extractChannel("alpha").threshold(opaque);
  const { data, info } = await opacity.raw().toBuffer({ resolveWithObject: true });
  const last = data.lastIndexOf(255);
  return last < 0 ? 0 : 1 - (Math.floor(last / info.width) + 1) / info.height;
}

const feet = new Map<string, Promise<number>>();

export function footOf({ absolutePath, internal }: FileNode): Promise<number> {
  const known = feet.get(internal.contentDigest) ?? pictureFoot(absolutePath);
  feet.set(internal.contentDigest, known);
  return known;
}
