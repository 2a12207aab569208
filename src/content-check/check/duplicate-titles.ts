import { fieldsOfKind, visitFields } from "../../content/fields/field-schemas";
import type { ContentFile } from "../../content/files/load";
import type { ContentKind } from "../../content/kinds";
import { slugOf } from "../../content/text/slug";
import { type Problem, problemAt, shown } from "../problems";

const titleOf = (entry: unknown): string => {
  const { title } = (entry ?? {}) as { title?: unknown };
  return typeof title === "string" ? title : "";
};

/** Entries of one list with one title: headings of a page that lead to one place, or blocks told apart by nothing. */
export function duplicateTitles(content: ContentFile, kind: ContentKind): Problem[] {
  const problems: Problem[] = [];
  visitFields(fieldsOfKind(kind), content.data, (value, path) => {
    if (!Array.isArray(value)) return;
    const slugs = value.map((entry) => slugOf(titleOf(entry)));
    for (const [index, slug] of slugs.entries()) {
      const first = slugs.indexOf(slug);
      if (slug === "" || first === index) continue;
      const message = `found ${shown(titleOf(value[index]))}, the title of entry ${first + 1} of this list as well; choose another.`;
      problems.push(problemAt(content, [...path, index, "title"], message));
    }
  });
  return problems;
}
