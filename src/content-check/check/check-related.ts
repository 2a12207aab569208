import type { ContentFile } from "../../content/files/load";
import { kindOf, pagePathOf, pageTraits } from "../../content/kinds";
import { type Level, type Problem, problemAt, shown } from "../problems";
import type { References } from "./references";

/** The paths that a file names below `related`, as far as they can be read. */
function relatedOf({ data }: ContentFile): unknown[] {
  const { related } = (data ?? {}) as { related?: unknown };
  return Array.isArray(related) ? related : [];
}

/** Files of one template, by the paths of their pages. */
function detailPages(files: readonly ContentFile[]): ReadonlyMap<string, ContentFile> {
  const pages = new Map<string, ContentFile>();
  for (const content of files) {
    const kind = kindOf(content.file);
    const path = pagePathOf(content.file);
    if (kind && path !== undefined && pageTraits(kind)?.isDetail) pages.set(path, content);
  }
  return pages;
}

/**
 * Relations that lead to no service, product or industry, to the page itself or twice to one page; and advice on those
 * that lead one way only, as those of a page that was just copied do.
 */
export function relatedProblems(files: readonly ContentFile[], references: Pick<References, "pages">): Problem[] {
  const pages = detailPages(files);
  return [...pages].flatMap(([own, content]) => {
    const related = relatedOf(content);
    return related.flatMap((target, index) => {
      const told = (message: string, level: Level = "error") => [
        problemAt(content, ["related", index], `found ${shown(target)}, ${message}`, { level }),
      ];
      if (typeof target !== "string") return [];
      if (target === own) return told("which is this page itself; name another.");
      if (related.indexOf(target) < index) return told("which stands in this list already; name another.");
      const other = pages.get(target);
      // A page that is not there is told as a link; of one whose file cannot be read nothing is known yet.
      if (!other && references.pages.get(target) === undefined) return [];
      if (!other)
        return told("which is no page of a service, product or industry; expected a path such as /services/devops.");
      if (relatedOf(other).includes(own)) return [];
      return told(
        `which does not lead back; add ${own} to related in content/${other.file}, or leave it out here.`,
        "advice",
      );
    });
  });
}
