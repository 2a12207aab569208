import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { removeLeftovers } from "../files/remove-leftovers";

/**
 * Writes a file that browsers may keep for ever, since its name changes with its content, in the place of those that an
 * earlier build has left with what was compressed of them.
 * @returns its name, such as `loader-01234567.js`
 */
export function writeHashedFile(folder: string, name: string, extension: "js" | "css", content: string): string {
  const file = `${name}-${createHash("sha256").update(content).digest("hex").slice(0, 8)}.${extension}`;
  mkdirSync(folder, { recursive: true });
  const ofThisName = new RegExp(`^${name}-[0-9a-f]{8,20}\\.${extension}(\\.|$)`);
  removeLeftovers(folder, (other) => ofThisName.test(other) && !other.startsWith(file));
  writeFileSync(join(folder, file), content);
  return file;
}
