import type { FieldPath, FieldSchema } from "../../src/content/fields/field-schemas";
import type { ContentFile } from "../../src/content/files/load";
import { escapeRegExp } from "../../src/content/text/text";
import { visitEach } from "../../src/content-check/field-visits";
import type { Edit } from "../text/edit";

/** A place that names a page or a wizard. */
export interface LinkPlace {
  file: string;
  path: FieldPath;
  value: string;
}

/** Target of links: a page by its path, or a wizard by its name behind the #. */
export type SoughtTarget = { path: string } | { anchor: string };

/** Place of a target in a link; in a running text, behind the bracket of a link. */
function patternOf(target: SoughtTarget, field: FieldSchema): RegExp | undefined {
  const isMarkdown = field.contentFormat === "markdown" || field.contentFormat === "inline";
  if (field.contentFormat !== "link" && !isMarkdown) return undefined;
  const start = isMarkdown ? "(?<=\\]\\()" : "^";
  const end = isMarkdown ? "(?=[)#\\s])" : "(?=#|$)";
  if ("path" in target) return new RegExp(`${start}${escapeRegExp(target.path)}${end}`, "g");
  return new RegExp(
    `(?<=${isMarkdown ? "\\]\\([^)\\s]*" : "^[^#]*"}#)${escapeRegExp(target.anchor)}${isMarkdown ? "(?=\\))" : "$"}`,
    "g",
  );
}

function linksWithin(files: readonly ContentFile[], target: SoughtTarget): (LinkPlace & { pattern: RegExp })[] {
  return files.flatMap((content) =>
    visitEach(content, (value, path, field) => {
      const pattern = typeof value === "string" && patternOf(target, field);
      return pattern && value.search(pattern) >= 0 ? [{ file: content.file, path, value, pattern }] : [];
    }),
  );
}

export const linksTo = (files: readonly ContentFile[], target: SoughtTarget): LinkPlace[] =>
  linksWithin(files, target).map(({ file, path, value }) => ({ file, path, value }));

/** The changes that let every link name the target by another name, by file. */
export function relinked(files: readonly ContentFile[], target: SoughtTarget, to: string): Map<string, Edit[]> {
  const edits = new Map<string, Edit[]>();
  for (const { file, path, value, pattern } of linksWithin(files, target)) {
    const edit: Edit = { op: "set", path, value: value.replace(pattern, to) };
    edits.set(file, [...(edits.get(file) ?? []), edit]);
  }
  return edits;
}
