import { readFileSync, writeFileSync } from "node:fs";
import { type ContentFile, loadContent } from "../content/files/load";
import { formatted } from "../content/files/written";
import { onceFor } from "../content/once-for";
import { linesOf, type Problem, problemOfLine } from "./problems";

export const formattingAdvice = onceFor((content: ContentFile): Problem[] => {
  const { source: text, unreadable } = content;
  const right = linesOf(formatted(text));
  const line = linesOf(text).findIndex((words, index) => words !== right[index]) + 1;
  if (unreadable || line === 0) return [];
  const message = 'found lines in another form than the editor writes them in; "npm run format" gives it to all files.';
  return [{ ...problemOfLine(content, { line, column: 1 }, message), right: right[line - 1] ?? "", level: "advice" }];
});

export function format(folders: readonly string[]): void {
  for (const { absolutePath, unreadable, isForeign } of folders.flatMap(loadContent)) {
    if (unreadable || isForeign) continue;
    const text = readFileSync(absolutePath, "utf8");
    const fresh = formatted(text);
    if (fresh !== text) writeFileSync(absolutePath, fresh);
  }
}

if (require.main === module) format(process.argv.slice(2));
