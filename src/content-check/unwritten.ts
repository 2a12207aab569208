import { isGroup } from "../content/fields/values";
import type { ContentFile } from "../content/files/load";
import { folderOf, languagesOf } from "../content/languages/languages";
import { adviceOn } from "./advice";
import { visitEach } from "./field-visits";
import { type Problem, problemAt } from "./problems";

export const isUnwritten = ({ message }: Problem): boolean => message.includes("which looks unfinished");

/** Texts that visitors would read although nobody has written them yet, in the languages that they see. */
export function unwrittenIn(files: readonly ContentFile[], languages = languagesOf(files)): Problem[] {
  const published = languages.map(({ folder }) => folder);
  const seen = files.filter(({ file }) => published.includes(folderOf(file)));
  return seen.flatMap((content) => adviceOn(content, "")).filter(isUnwritten);
}

/** Pictures of which nothing is said: decorations, or such as are new and still to be described. */
export const unsaidPictures = (files: readonly ContentFile[]): Problem[] =>
  files.flatMap((content) =>
    visitEach(content, (value, path, { id }) => {
      const { src, alt } = (id === "ContentImage" && isGroup(value) && value) || {};
      if (alt !== "") return [];
      return [problemAt(content, [...path, "alt"], `nothing is said of what ${src} shows.`, { level: "advice" })];
    }),
  );
