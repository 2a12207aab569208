import { filesOfLanguage, sharedFiles } from "../../content/languages";
import type { ContentFile } from "../../content/load";
import { type Problem, problemOfFile } from "../problems";
import { digestIn, digestOf } from "../translation-digest";

/** Files that a language lacks, and translations whose original has changed since. */
export function translationAdvice(files: readonly ContentFile[], folder: string): Problem[] {
  const translated = new Map(filesOfLanguage(files, folder).map((content) => [content.file, content]));
  return filesOfLanguage(files, "")
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
}
