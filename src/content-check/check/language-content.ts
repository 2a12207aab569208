import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ContentFile } from "../../content/load";
import { type Problem, problemAt, shown } from "../problems";

/** Languages whose content is said to be shown and is not there: visitors would be offered what they cannot get. */
export function languageProblems(files: readonly ContentFile[], contentRoot: string): Problem[] {
  const content = files.find(({ file }) => file === "languages.yaml");
  const { languages } = (content?.data ?? {}) as { languages?: unknown };
  if (!content || !Array.isArray(languages)) return [];
  const codes = languages.map((language) => (language as { code?: unknown } | null)?.code);
  return languages.flatMap((language, index) => {
    const dataSet = (language as { dataSet?: unknown } | null)?.dataSet;
    if (index === 0 || typeof dataSet !== "string" || dataSet === codes[0] || !codes.includes(dataSet)) return [];
    if (existsSync(join(contentRoot, dataSet))) return [];
    const message = `found ${shown(dataSet)}, but there is no content in this language (content/${dataSet}); expected ${codes[0]}, the language that is shown until there is.`;
    return [problemAt(content, ["languages", index, "dataSet"], message, { instead: String(codes[0]) })];
  });
}

/** Names in the address of pages in the first language, which are called as their files are. */
export const slugProblems = (files: readonly ContentFile[]): Problem[] =>
  files.flatMap((content) => {
    const { slug } = (content.data ?? {}) as { slug?: unknown };
    if (slug === undefined || content.file === "languages.yaml") return [];
    const message =
      "found a name for the address; in the first language this is the name of the file. Rename the file, and leave slug out.";
    return [problemAt(content, ["slug"], message)];
  });
