import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Writes files by their paths, and says so. */
export function writeAll(files: Readonly<Record<string, string | Buffer>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    console.log(`${path} ${content.length} bytes`);
  }
}
