import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { definitions } from "./server/test-service";

/** Writes the pages of all forms into a folder as a build does: with the mark of the app that takes them over. */
export function writeFormPages(folder: string): void {
  for (const { key, page } of definitions.forms.values()) {
    if (page === undefined) continue;
    mkdirSync(join(folder, page), { recursive: true });
    writeFileSync(
      join(folder, page, "index.html"),
      `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${key}</title></head><body>
<main id="main"><h1>${key}</h1><form></form></main><script type="application/json" id="app-files">{"path":"/"}</script>
</body></html>`,
    );
  }
}
