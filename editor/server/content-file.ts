import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { decoded } from "../../src/content/files/load";
import { kindOf } from "../../src/content/kinds";
import { nameInLanguage } from "../../src/content/languages/languages";
import type { Version } from "../protocol";
import { Refusal } from "../refusal";
import { isWithinContent } from "./within-content";
import { writeWhole } from "./write-file";

export interface StoredFile {
  text: string;
  /** The encoding it seems to have, where it is not UTF-8. */
  encoding?: string;
}

/** The sign that some programs write before the first letter; it stays. */
const byteOrderMark = "\ufeff";

/**
 * The place of a file on the disk.
 * @throws Refusal for names that no file of content has, and for a link that leads out of the content
 */
export function pathOf(contentRoot: string, file: string): string {
  const path = join(contentRoot, file);
  const isName = /^([\w-]+\/)*[\w-]+\.yaml$/.test(file) && kindOf(nameInLanguage(file)) !== undefined;
  if (!isName || !isWithinContent(contentRoot, path)) throw new Refusal(`There is no content/${file}.`, 404);
  return path;
}

/** Reads a file, or says that there is none. */
export function readStored(contentRoot: string, file: string): StoredFile {
  const path = pathOf(contentRoot, file);
  if (!existsSync(path)) throw new Refusal(`There is no content/${file} any more.`, 404);
  const { source, encoding } = decoded(readFileSync(path));
  return { text: source, ...(encoding && { encoding }) };
}

/** Reads a file; one that somebody has deleted meanwhile has no text. */
export const readOrGone = (contentRoot: string, file: string): StoredFile =>
  existsSync(pathOf(contentRoot, file)) ? readStored(contentRoot, file) : { text: "" };

/**
 * Writes the text of a file, unless it is not what it was when it was read.
 * @returns what stands there instead, where it is another text than the one that was changed
 */
export function writeStored(contentRoot: string, { file, text, base }: Version): string | undefined {
  const stored = readOrGone(contentRoot, file);
  if (stored.text !== base) return stored.text;
  if (stored.encoding) throw new Refusal(`content/${file} is not UTF-8; save it as UTF-8 in a text editor first.`);
  const path = pathOf(contentRoot, file);
  const hasMark = existsSync(path) && readFileSync(path).subarray(0, 3).equals(Buffer.from(byteOrderMark));
  writeWhole(path, (hasMark ? byteOrderMark : "") + text);
  return undefined;
}
