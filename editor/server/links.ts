import type { FieldSchema } from "../../src/content/fields/field-schemas";
import type { ContentFile } from "../../src/content/files/load";
import type { ContentFormat } from "../../src/content/schemas/fields";
import { escapeRegExp } from "../../src/content/text/text";
import { visitEach } from "../../src/content-check/problems";
import type { Edit } from "../text/differences";

/** What is named: a page by its path, a wizard behind the #, or a form. */
export interface SoughtTarget {
  as: "path" | "anchor" | "form";
  name: string;
}

/** Where a name stands in a value: in a running text behind the bracket of a link, or in the name of a page's weight. */
function patternOf({ as, name }: SoughtTarget, { contentFormat, linksTo }: FieldSchema): RegExp | undefined {
  const sought = escapeRegExp(name);
  if (as === "form") return linksTo === "EnquiryForm" ? new RegExp(`^${sought}$`, "g") : undefined;
  const weight = `(?<=\\{\\w+:)${sought}(?=\\})`;
  const markdown = `${weight}|(?<=\\]\\()${sought}(?=[)#\\s])`;
  const opened = `(?<=\\]\\([^)\\s]*#)${sought}(?=\\))`;
  const places: Record<typeof as, Partial<Record<ContentFormat, string>>> = {
    path: { link: `^${sought}(?=#|$)`, text: weight, inline: markdown, markdown },
    anchor: { link: `(?<=^[^#]*#)${sought}$`, inline: opened, markdown: opened },
  };
  const place = contentFormat && places[as][contentFormat];
  return place === undefined ? undefined : new RegExp(place, "g");
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
