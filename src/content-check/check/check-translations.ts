import type { ContentFile } from "../../content/files/load";
import { filesOfLanguage, sharedFiles } from "../../content/languages/languages";
import { digestIn } from "../origin-remark";
import { type Problem, problemOfFile } from "../problems";
import { digestOf } from "../translation-digest";

/** Files that a language lacks, and translations whose original has changed since, or is gone. */
export function translationAdvice(files: readonly ContentFile[], folder: string): Problem[] {
  const translated = new Map(filesOfLanguage(files, folder).map((content) => [content.file, content]));
  const originals = filesOfLanguage(files, "");
  const names = new Set(originals.map(({ file }) => file));
  // A page of this language alone says nothing of an original.
  const orphans = [...translated.values()].filter(({ file, source }) => !names.has(file) && digestIn(source));
  const missing = originals
    .filter(({ file }) => !sharedFiles.includes(file))
    .flatMap(({ file, source }) => {
      const translation = translated.get(file);
      const place = `${folder}${file}`;
      if (!translation) {
        const message = `found no translation of content/${file}; what it makes is left out in this language.`;
        return [problemOfFile(place, message, "advice")];
      }
      const made = digestIn(translation.source);
      const now = digestOf(source);
      if (made === undefined || made === now) return [];
      const message = `found a translation of content/${file} as of ${made}, which has changed since; compare the two, then write as of ${now}.`;
      return [problemOfFile(place, message, "advice")];
    });
  return [
    ...missing,
    ...orphans.map(({ file }) => {
      const message = `found a translation of content/${file}, which is not there any more; delete it as well, or its first line where this language keeps it.`;
      return problemOfFile(`${folder}${file}`, message, "advice");
    }),
  ];
}
