import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Refusal } from "../refusal";
import { isWithinContent } from "./within-content";

/** Paths of pictures below `content/`, as they are written with slashes. */
const isPictureName = (name: string) =>
  /\.(webp|png|jpe?g|svg|avif|gif)$/i.test(name) && name.split(/[\\/]/).every((part) => !/^\.*$/.test(part));

/**
 * A name that a picture below `content/` can have.
 * @throws Refusal for every other, and for a way out of the folder
 */
export function pictureName(name: string): string {
  if (!isPictureName(name) || name.includes("\0")) throw new Refusal("There is no such picture.", 404);
  return name;
}

/**
 * The place of a picture on the disk.
 * @throws Refusal where there is none, or a link that leads out of the content
 */
function picturePath(contentRoot: string, name: string): string {
  const path = join(contentRoot, pictureName(name));
  if (!existsSync(path) || !isWithinContent(contentRoot, path)) throw new Refusal("There is no such picture.", 404);
  return path;
}

export const pictureBytes = (contentRoot: string, name: string): Buffer => readFileSync(picturePath(contentRoot, name));
