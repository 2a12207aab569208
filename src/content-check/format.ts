import { readFileSync, writeFileSync } from "node:fs";
import { loadContent } from "../content/files/load";
import { formatted } from "../content/files/written";

/** Gives all files of some folders the form in which the editor writes them. */
export function format(folders: readonly string[]): void {
  for (const { absolutePath, unreadable, encoding } of folders.flatMap(loadContent)) {
    if (unreadable || encoding) continue;
    const text = readFileSync(absolutePath, "utf8");
    const fresh = formatted(text);
    if (fresh !== text) writeFileSync(absolutePath, fresh);
  }
}

// The part of `npm run format` that is for content.
if (require.main === module) format(process.argv.slice(2));
