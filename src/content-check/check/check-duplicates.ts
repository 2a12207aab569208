import type { ContentFile } from "../../content/files/load";
import { pagePathOf } from "../../content/kinds";
import { type Problem, problemAt, shown } from "../problems";

/** Something that only one file may have. */
export interface Claim {
  content: ContentFile;
  path: readonly string[];
  value: string | number;
}

/** Two files that claim what only one may have; every claimant after the first is reported, and names the first. */
export function duplicates(claims: readonly Claim[], what: string): Problem[] {
  const first = new Map<string, ContentFile>();
  return claims.flatMap(({ content, path, value }) => {
    const key = String(value).toLowerCase();
    const owner = first.get(key);
    if (owner === undefined) {
      first.set(key, content);
      return [];
    }
    return [
      problemAt(content, path, `${what} ${shown(value)} is already taken by content/${owner.file}; choose another.`),
    ];
  });
}

const nameWithoutEnding = ({ file }: ContentFile) => file.replace(/\.yaml$/, "");

/**
 * Pages of one path, title or description. A copy is told, not its original: its name is that of the other and more.
 * @param pagePaths the paths of the language's pages, by those that their files have in the first language
 */
export function duplicateProblems(unsorted: readonly ContentFile[], pagePaths: ReadonlyMap<string, string>): Problem[] {
  const files = unsorted.toSorted((a, b) => (nameWithoutEnding(a) < nameWithoutEnding(b) ? -1 : 1));
  const claimed = (path: readonly string[]) =>
    files.flatMap((content) => {
      const value = content.document.getIn(path);
      return typeof value === "string" || typeof value === "number" ? [{ content, path, value }] : [];
    });
  const paths = files.flatMap((content) => {
    const value = pagePaths.get(pagePathOf(content.file) ?? "");
    return value === undefined ? [] : [{ content, path: content.document.has("slug") ? ["slug"] : [], value }];
  });
  return [
    ...duplicates(paths, "the page path"),
    ...duplicates(claimed(["head", "title"]), "the title"),
    ...duplicates(claimed(["head", "description"]), "the description"),
  ];
}
