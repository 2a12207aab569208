import { dirname, posix } from "node:path";
import type { FieldPath } from "../../src/content/fields/field-schemas";
import { isGroup } from "../../src/content/fields/values";
import type { ContentFile } from "../../src/content/files/load";
import { filesOfLanguage } from "../../src/content/languages/languages";
import { visitEach } from "../../src/content-check/field-visits";

export function textsOfPictures(files: readonly ContentFile[]): Record<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const content of filesOfLanguage(files, "")) {
    visitEach(content, (value) => {
      if (!isGroup(value) || typeof value.src !== "string" || typeof value.alt !== "string" || !value.alt) return [];
      const picture = posix.join(dirname(content.file), value.src);
      const texts = counts.get(picture) ?? new Map<string, number>();
      counts.set(picture, texts.set(value.alt, (texts.get(value.alt) ?? 0) + 1));
      return [];
    });
  }
  const most = (texts: Map<string, number>) => [...texts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? "";
  return Object.fromEntries([...counts].map(([picture, texts]) => [picture, most(texts)]));
}

/** The pictures that a file names, as paths below `content/`, in the order of the file. */
export const picturesIn = (content: ContentFile): { path: FieldPath; picture: string }[] =>
  visitEach(content, (value, path, { contentFormat }) =>
    contentFormat === "file" && typeof value === "string"
      ? [{ path, picture: posix.join(dirname(content.file), value) }]
      : [],
  );
