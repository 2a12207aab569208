import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, sep } from "node:path";
import { contentTypeOf } from "../../src/content/content-types";
import { decoded } from "../../src/content/files/load";
import { EditRefusal } from "../edit-refusal";
import type { Version } from "../protocol";

let count = 0;

/** Whoever reads the file, or finds it after a crash, has the old or the new one, and always a whole one. */
export function writeWhole(path: string, bytes: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const info = statSync(path, { throwIfNoEntry: false });
  const target = info ? realpathSync(path) : path;
  // Nothing takes it for content, and git is told to ignore it.
  const draft = join(dirname(target), `.${basename(target)}.${process.pid}-${++count}`);
  try {
    writeFileSync(draft, bytes, { mode: info?.mode ?? 0o644, flush: true });
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** The sign that some programs write before the first letter; it stays. */
const byteOrderMark = "\ufeff";

/** True for a path that no link leads out of the content; of a file that is still to come its folder counts. */
const isWithinContent = (contentRoot: string, path: string): boolean =>
  existsSync(path)
    ? `${realpathSync(path)}${sep}`.startsWith(realpathSync(contentRoot) + sep)
    : path !== dirname(path) && isWithinContent(contentRoot, dirname(path));

/** @throws EditRefusal for names that no file of content has, and for a link that leads out of the content */
export function pathOf(contentRoot: string, file: string): string {
  const path = join(contentRoot, file);
  const isName = /^([\w-]+\/)*[\w-]+\.yaml$/.test(file) && contentTypeOf(file) !== undefined;
  if (!isName || !isWithinContent(contentRoot, path)) throw new EditRefusal(`There is no content/${file}.`, 404);
  return path;
}

export function readStored(contentRoot: string, file: string) {
  const path = pathOf(contentRoot, file);
  if (!existsSync(path)) throw new EditRefusal(`There is no content/${file} any more.`, 404);
  const { source, isForeign } = decoded(readFileSync(path));
  return { text: source, isForeign };
}

export const readOrGone = (contentRoot: string, file: string) =>
  existsSync(pathOf(contentRoot, file)) ? readStored(contentRoot, file) : { text: "", isForeign: undefined };

/** @returns what stands there instead of the text that was changed; nothing is written then */
export function writeStored(contentRoot: string, { file, text, base }: Version): string | undefined {
  const stored = readOrGone(contentRoot, file);
  if (stored.text !== base) return stored.text;
  if (stored.isForeign) throw new EditRefusal(`content/${file} is not UTF-8; save it as UTF-8 in a text editor first.`);
  const path = pathOf(contentRoot, file);
  const hasMark = existsSync(path) && readFileSync(path).subarray(0, 3).equals(Buffer.from(byteOrderMark));
  writeWhole(path, (hasMark ? byteOrderMark : "") + text);
  return undefined;
}

/** @throws EditRefusal for a name that no picture has, and for a way out of the folder */
export function pictureName(name: string): string {
  const hasEnding = /\.(webp|png|jpe?g|svg|avif|gif)$/i.test(name) && !name.includes("\0");
  const isWithin = name.split(/[\\/]/).every((part) => !/^\.*$/.test(part));
  if (!hasEnding || !isWithin) throw new EditRefusal("There is no such picture.", 404);
  return name;
}

export function pictureBytes(contentRoot: string, name: string): Buffer {
  const path = join(contentRoot, pictureName(name));
  if (!existsSync(path) || !isWithinContent(contentRoot, path)) throw new EditRefusal("There is no such picture.", 404);
  return readFileSync(path);
}
