import { dirname, posix } from "node:path";
import { fieldsOfKind, visitFields } from "../../src/content/fields/field-schemas";
import { isGroup } from "../../src/content/fields/values";
import type { ContentFile } from "../../src/content/files/load";
import { type Kind, kindOf } from "../../src/content/kinds";

/** The alternative texts of pictures, by their paths below `content/`: of several the one that stands most often. */
export function textsOfPictures(files: readonly ContentFile[]): Record<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { file, data } of files) {
    const kind = kindOf(file);
    if (!kind) continue;
    visitFields(fieldsOfKind(kind), data, (value) => {
      if (!isGroup(value) || typeof value.src !== "string" || typeof value.alt !== "string" || value.alt === "") return;
      const picture = posix.join(dirname(file), value.src);
      const texts = counts.get(picture) ?? new Map<string, number>();
      counts.set(picture, texts.set(value.alt, (texts.get(value.alt) ?? 0) + 1));
    });
  }
  const most = (texts: Map<string, number>) => [...texts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? "";
  return Object.fromEntries([...counts].map(([picture, texts]) => [picture, most(texts)]));
}

/** The pictures that a file names, as paths below `content/`, in the order of the file. */
export function picturesOf(kind: Kind, file: string, data: unknown): string[] {
  const found: string[] = [];
  visitFields(fieldsOfKind(kind), data, (value, _, field) => {
    if (field.contentFormat === "file" && typeof value === "string") found.push(posix.join(dirname(file), value));
  });
  return found;
}
