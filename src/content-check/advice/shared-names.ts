import type { ContentFile } from "../../content/files/load";
import { kindOf, pagePathOf } from "../../content/kinds";
import { type Problem, problemAt } from "../problems";

interface Named {
  name?: unknown;
  head?: { title?: unknown } | null;
}

/** Two pages of one kind by one name: in breadcrumbs and lists nobody can tell them apart. */
export function sharedNames(files: readonly ContentFile[]): Problem[] {
  const first = new Map<string, ContentFile>();
  return files.flatMap((content) => {
    const { name, head } = (content.data ?? {}) as Named;
    if (typeof name !== "string" || pagePathOf(content.file) === undefined) return [];
    const key = `${kindOf(content.file)?.typeName}\n${name.trim().toLowerCase()}`;
    const other = first.get(key);
    if (other === undefined) {
      first.set(key, content);
      return [];
    }
    // A copy that nobody has edited yet is told as that.
    if (head?.title === (other.data as Named).head?.title) return [];
    const message = `found the name of content/${other.file} as well; in lists and breadcrumbs visitors cannot tell the two apart.`;
    return [problemAt(content, ["name"], message, { level: "advice" })];
  });
}
