import type { ContentFile } from "../../content/files/load";
import { formatted } from "../../content/files/written";
import { linesOf } from "../lines";
import { onceFor } from "../once-for";
import { type Problem, problemOfLine } from "../problems";

/** Advice for a file in which the editor's first change would write other lines anew as well. */
export const formattingAdvice = onceFor((content: ContentFile): Problem[] => {
  const { source, unreadable } = content;
  const right = linesOf(formatted(source));
  const line = linesOf(source).findIndex((text, index) => text !== right[index]) + 1;
  if (unreadable || line === 0) return [];
  const message = 'found lines in another form than the editor writes them in; "npm run format" gives it to all files.';
  return [{ ...problemOfLine(content, { line, column: 1 }, message, right[line - 1]), level: "advice" }];
});
