import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Refusal } from "../refusal";
import { isWithinContent } from "./within-content";

/**
 * A name that a picture below `content/` can have.
 * @throws Refusal for every other, and for a way out of the folder
 */
export function pictureName(name: string): string {
  const hasEnding = /\.(webp|png|jpe?g|svg|avif|gif)$/i.test(name) && !name.includes("\0");
  const isWithin = name.split(/[\\/]/).every((part) => !/^\.*$/.test(part));
  if (!hasEnding || !isWithin) throw new Refusal("There is no such picture.", 404);
  return name;
}

/**
 * The bytes of a picture or drawing below `content/`.
 * @throws Refusal where there is none, or a link that leads out of the content
 */
export function pictureBytes(contentRoot: string, name: string): Buffer {
  const path = join(contentRoot, pictureName(name));
  if (!existsSync(path) || !isWithinContent(contentRoot, path)) throw new Refusal("There is no such picture.", 404);
  return readFileSync(path);
}
