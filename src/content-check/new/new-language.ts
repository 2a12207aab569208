import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { isScalar } from "yaml";
import type { FieldPath } from "../../content/fields/field-schemas";
import { isTranslated } from "../../content/fields/values";
import { type ContentFile, loadContent, parseYaml } from "../../content/files/load";
import { filesOfLanguage, sharedFiles } from "../../content/languages/languages";
import { visitEach } from "../field-visits";
import { originRemark } from "../languages";
import { meant } from "../problems";
import { RequestError } from "./new-file";

/** Words that a text beside them has to have: the check holds each translation to it. */
const isCopied = (path: FieldPath) => path.at(-1) === "marked";

/** The text of a translation that is still to be written: its original, with each text marked. */
function untranslated(original: ContentFile, copy: string): string {
  const document = parseYaml(original.source);
  visitEach(original, (value, path, field) => {
    const node = document.getIn(path, true);
    // A picture that says nothing is described by nothing.
    if (typeof value !== "string" || value === "" || !isScalar(node)) return [];
    if (isTranslated(value, field) && !isCopied(path)) node.value = `TODO ${value}`;
    if (field.contentFormat === "file") {
      const picture = resolve(dirname(original.absolutePath), value);
      node.value = relative(dirname(copy), picture).split(sep).join("/");
    }
    return [];
  });
  return `${originRemark(original.file, original.source)}\n${document.toString({ lineWidth: 0 })}`;
}

export function writeTranslation(contentRoot: string, code: string, original: ContentFile): void {
  const copy = join(contentRoot, code, original.file);
  mkdirSync(dirname(copy), { recursive: true });
  writeFileSync(copy, untranslated(original, copy));
}

const checkCode = (code: string): void => {
  if (!/^[a-z]{2}$/.test(code)) throw new RequestError(`"${code}" is not a two-letter language code such as de.`);
};

/**
 * Writes the translation of one file that a language lacks: the original, with TODO before every text.
 * @param name the original: `services/devops`
 * @returns what was written, one sentence
 * @throws RequestError where there can be no such translation
 */
export function writeNewTranslation(contentRoot: string, code: string, name: string): string[] {
  checkCode(code);
  const file = `${name.replace(/^content\//, "").replace(/\.yaml$/, "")}.yaml`;
  if (sharedFiles.includes(file)) throw new RequestError(`All languages share content/${file}.`);
  const originals = filesOfLanguage(loadContent(contentRoot), "");
  const original = originals.find((content) => content.file === file);
  if (!original) {
    const known = originals.map((content) => content.file.replace(/\.yaml$/, ""));
    const { hint } = meant(file.replace(/\.yaml$/, ""), known);
    throw new RequestError(`There is no content/${file} to translate.${hint}`);
  }
  if (existsSync(join(contentRoot, code, file))) throw new RequestError(`content/${code}/${file} is there already.`);
  writeTranslation(contentRoot, code, original);
  return [`content/${code}/${file} is written, a translation of content/${file}.`];
}

/**
 * Writes a translation of each file that a language lacks: the original, with TODO before every text.
 * @returns what was written, one sentence
 * @throws RequestError where there can be no such language
 */
export function writeNewLanguage(contentRoot: string, code: string): string[] {
  checkCode(code);
  const originals = filesOfLanguage(loadContent(contentRoot), "").filter(({ file }) => !sharedFiles.includes(file));
  const missing = originals.filter(({ file }) => !existsSync(join(contentRoot, code, file)));
  for (const original of missing) writeTranslation(contentRoot, code, original);
  if (missing.length === 0) return [`content/${code} has a translation of every file.`];
  return [
    `content/${code} has ${missing.length} new ${missing.length === 1 ? "file" : "files"} of ${originals.length}.`,
    `It is published once languages.yaml lists a language with the code and the dataSet ${code}.`,
  ];
}
