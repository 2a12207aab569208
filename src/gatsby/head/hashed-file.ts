import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Writes a file that browsers may keep for ever, since its name changes with its content.
 * @returns its name, such as `loader-0123456789abcdef0123.js`
 */
export function writeHashedFile(folder: string, name: string, extension: "js" | "css", content: string): string {
  const file = `${name}-${createHash("sha256").update(content).digest("hex").slice(0, 20)}.${extension}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), content);
  return file;
}
