import { loadContent } from "../../src/content/files/load";
import { digestIn, folderOf, nameInLanguage, withRemark } from "../../src/content/languages/languages";
import { originRemark } from "../../src/content-check/languages";
import { pathOf } from "./content-file";
import { filesBehind } from "./translations";
import { writeWhole } from "./write-file";

/**
 * Makes a change that originals and their translations undergo alike, such as another name in every link: what was the
 * translation of its original before is so after it.
 * @param nameAfter the name of a file after the change
 */
export function keepInStep(contentRoot: string, change: () => void, nameAfter = (file: string) => file): void {
  const before = loadContent(contentRoot);
  const behindBefore = filesBehind(before);
  const inStep = before.filter(({ file, source }) => digestIn(source) !== undefined && !behindBefore.has(file));
  const names = new Set(inStep.map(({ file }) => folderOf(file) + nameAfter(nameInLanguage(file))));
  change();
  const after = loadContent(contentRoot);
  const behind = filesBehind(after);
  for (const { file, source } of after) {
    const original = names.has(file) && behind.has(file) && after.find((other) => other.file === nameInLanguage(file));
    if (original)
      writeWhole(pathOf(contentRoot, file), withRemark(source, originRemark(original.file, original.source)));
  }
}
