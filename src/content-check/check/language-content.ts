import type { ContentFile } from "../../content/files/load";
import { folderOf, nameInLanguage, sharedFiles } from "../../content/languages/languages";
import { type Problem, problemAt, shown } from "../problems";

/** Languages whose content is said to be shown and is not there: visitors would be offered what they cannot get. */
export function languageProblems(files: readonly ContentFile[]): Problem[] {
  const content = files.find(({ file }) => file === "languages.yaml");
  const { languages } = (content?.data ?? {}) as { languages?: unknown };
  if (!content || !Array.isArray(languages)) return [];
  const listed: { code?: unknown; dataSet?: unknown }[] = languages.map((language) => language ?? {});
  const codes = listed.map(({ code }) => code);
  const hasContent = (code: string) =>
    files.some(({ file }) => folderOf(file) === `${code}/` && !sharedFiles.includes(nameInLanguage(file)));
  return listed.flatMap(({ dataSet }, index) => {
    if (index === 0 || typeof dataSet !== "string" || dataSet === codes[0] || hasContent(dataSet)) return [];
    // A code that is not listed, or whose own data set is another, is told by the schema.
    if (!listed.some((other) => other.code === dataSet && other.dataSet === dataSet)) return [];
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
