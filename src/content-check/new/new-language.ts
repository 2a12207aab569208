import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { isScalar } from "yaml";
import { isTranslated } from "../../content/fields/values";
import { type ContentFile, loadContent, parseYaml } from "../../content/files/load";
import { filesOfLanguage, sharedFiles } from "../../content/languages/languages";
import { visitEach } from "../field-visits";
import { originRemark } from "../languages";
import { meant } from "../problems";
import { RequestError } from "./new-file";

/** The text of a translation that is still to be written: its original, with each text marked. */
function untranslated(original: ContentFile, copy: string): string {
  const document = parseYaml(original.source);
  visitEach(original, (value, path, field) => {
    const node = document.getIn(path, true);
    // A picture that says nothing is described by nothing.
    if (typeof value !== "string" || value === "" || !isScalar(node)) return [];
    // Marked words have to stand in the text beside them.
    if (isTranslated(value, field) && path.at(-1) !== "marked") node.value = `TODO ${value}`;
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

function originalsFor(contentRoot: string, code: string): ContentFile[] {
  if (!/^[a-z]{2}$/.test(code)) throw new RequestError(`"${code}" is not a two-letter language code such as de.`);
  return filesOfLanguage(loadContent(contentRoot), "").filter(({ file }) => !sharedFiles.includes(file));
}

/** Writes the translation of one file that a language lacks, `services/devops`. Returns what was written. */
export function writeNewTranslation(contentRoot: string, code: string, name: string): string[] {
  const originals = originalsFor(contentRoot, code);
  const wanted = name.replace(/^content\//, "").replace(/\.yaml$/, "");
  const file = `${wanted}.yaml`;
  if (sharedFiles.includes(file)) throw new RequestError(`All languages share content/${file}.`);
  const original = originals.find((content) => content.file === file);
  if (!original) {
    const known = originals.map((content) => content.file.replace(/\.yaml$/, ""));
    throw new RequestError(`There is no content/${file} to translate.${meant(wanted, known).hint}`);
  }
  if (existsSync(join(contentRoot, code, file))) throw new RequestError(`content/${code}/${file} is there already.`);
  writeTranslation(contentRoot, code, original);
  return [`content/${code}/${file} is written, a translation of content/${file}.`];
}

/** The same of each file that a language lacks. */
export function writeNewLanguage(contentRoot: string, code: string): string[] {
  const originals = originalsFor(contentRoot, code);
  const missing = originals.filter(({ file }) => !existsSync(join(contentRoot, code, file)));
  for (const original of missing) writeTranslation(contentRoot, code, original);
  if (missing.length === 0) return [`content/${code} has a translation of every file.`];
  return [
    `content/${code} has ${missing.length} new ${missing.length === 1 ? "file" : "files"} of ${originals.length}.`,
    `It is published once languages.yaml lists a language with the code and the dataSet ${code}.`,
  ];
}
