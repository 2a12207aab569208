import type { FieldSchema } from "../../src/content/fields/field-schemas";
import type { ContentFile } from "../../src/content/files/load";
import { escapeRegExp } from "../../src/content/text/text";
import { visitEach } from "../../src/content-check/field-visits";
import type { Edit } from "../text/differences";

/** What is named: a page by its path, a wizard by its name behind the #, or a form by its name. */
export type SoughtTarget = { path: string } | { anchor: string } | { form: string };

/** Place of a target in a value: in a running text behind the bracket of a link, or in the name of a page's weight. */
function patternOf(target: SoughtTarget, field: FieldSchema): RegExp | undefined {
  if ("form" in target) {
    return field.linksTo === "EnquiryForm" ? new RegExp(`^${escapeRegExp(target.form)}$`, "g") : undefined;
  }
  const isMarkdown = field.contentFormat === "markdown" || field.contentFormat === "inline";
  const isText = isMarkdown || field.contentFormat === "text";
  if (field.contentFormat !== "link" && !isText) return undefined;
  if ("path" in target) {
    const path = escapeRegExp(target.path);
    const link = isMarkdown ? `|(?<=\\]\\()${path}(?=[)#\\s])` : "";
    return new RegExp(isText ? `(?<=\\{\\w+:)${path}(?=\\})${link}` : `^${path}(?=#|$)`, "g");
  }
  if (isText && !isMarkdown) return undefined;
  return new RegExp(
    `(?<=${isMarkdown ? "\\]\\([^)\\s]*" : "^[^#]*"}#)${escapeRegExp(target.anchor)}${isMarkdown ? "(?=\\))" : "$"}`,
    "g",
  );
}

export function linksTo(files: readonly ContentFile[], target: SoughtTarget) {
  return files.flatMap((content) =>
    visitEach(content, (value, path, field) => {
      const pattern = typeof value === "string" && patternOf(target, field);
      return pattern && value.search(pattern) >= 0 ? [{ file: content.file, path, value, pattern }] : [];
    }),
  );
}

export function relinked(files: readonly ContentFile[], target: SoughtTarget, to: string): Map<string, Edit[]> {
  const edits = new Map<string, Edit[]>();
  for (const { file, path, value, pattern } of linksTo(files, target)) {
    const edit: Edit = { op: "set", path, value: value.replace(pattern, to) };
    edits.set(file, [...(edits.get(file) ?? []), edit]);
  }
  return edits;
}
