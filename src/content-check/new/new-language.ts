import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { isScalar, parseDocument } from "yaml";
import { isTranslated } from "../../content/fields/values";
import { type ContentFile, loadContent } from "../../content/files/load";
import { filesOfLanguage, sharedFiles } from "../../content/languages/languages";
import { originRemark } from "../languages";
import { meant, visitEach } from "../problems";
import { RequestError } from "./new-file";

function untranslated(original: ContentFile, copy: string): string {
  const document = parseDocument(original.source);
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

export function writeNewLanguage(contentRoot: string, code: string, name?: string): string[] {
  if (!/^[a-z]{2}$/.test(code)) throw new RequestError(`"${code}" is not a two-letter language code such as de.`);
  const originals = filesOfLanguage(loadContent(contentRoot), "").filter(({ file }) => !sharedFiles.includes(file));
  const wanted = name?.replace(/^content\//, "").replace(/\.yaml$/, "");
  const found = originals.filter(({ file }) => wanted === undefined || file === `${wanted}.yaml`);
  if (wanted !== undefined && found.length === 0) {
    const known = originals.map(({ file }) => file.replace(/\.yaml$/, ""));
    throw new RequestError(`There is no content/${wanted}.yaml that languages translate.${meant(wanted, known).hint}`);
  }
  const missing = found.filter(({ file }) => !existsSync(join(contentRoot, code, file)));
  for (const original of missing) writeTranslation(contentRoot, code, original);
  if (missing.length === 0) return [`content/${code} has a translation of ${wanted ?? "every file"}.`];
  return [
    `content/${code} has ${missing.length} new ${missing.length === 1 ? "file" : "files"} of ${originals.length}.`,
    `It is published once languages.yaml lists a language with the code and the dataSet ${code}.`,
  ];
}
